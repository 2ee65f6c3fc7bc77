/** What is written beside a module (`games/<game>/wasm/rules.json`): all that is needed to call it. */

export interface Argument {
  name: string;
  /** `i32` or `i64`: a number; otherwise the type of an array's elements. */
  type: string;
  /** Of an array; null: the caller says how long it is. */
  shape?: (number | null)[];
}

/** What every module's manifest says. */
export interface ShortManifest {
  game: string;
  rules: number;
  /** Hash of all that the module follows from; a table names that of the rules. */
  sources: string;
  /** SHA-256 of the module. */
  module: string;
  sizes: Record<
    | 'MAX_SEATS'
    | 'NUM_ACTIONS'
    | 'POOL_SIZE'
    | 'NUM_CARDS'
    | 'SCORE_COLUMNS'
    | 'STATE_BYTES'
    | 'EVENT_ROWS'
    | 'EVENT_WIDTH'
    | 'OPTIONS'
    | 'OBSERVATION',
    number
  >;
  exports: Record<string, { driver: string; arguments: Argument[] }>;
}

/** Of the module that foresees moves (`wasm/foresight.json`). */
export interface ForesightManifest extends ShortManifest {
  foresight: {
    /** Numbers in a sketch of a state. */
    cells: number;
    /** The columns of what is told of a move, and of what is told of each action. */
    told: string[];
    gains: string[];
  };
}

/** Of the module that looks back at matches (`wasm/review.json`). */
export interface ReviewManifest extends ShortManifest {
  review: {
    evaluator: string;
    version: number;
    /** How often a playout's move is the rule of thumb's. */
    clever: number;
    /** A won match has so many parts, which its winners share. */
    parts: number;
    rows: string[];
    /** The viewer who knows what any seat knows. */
    open_hands: number;
  };
}

/** How a level falls short of the network's best; as `bots/net.py`. */
export interface Carelessness {
  /** 0: the best action always; the warmer, the more freely it draws. */
  temperature: number;
  /** How much less likely than the best, as a logarithm, an action may be. */
  reach: number;
  /** Share of its choices that it makes by rules of thumb. */
  habit: number;
}

/** Of the module that looks with a network (`wasm/network.json`). */
export interface NetworkManifest extends ShortManifest {
  network: {
    /** Of a file of weights, and how large it may be. */
    format: number;
    most: Record<'width' | 'depth' | 'card', number>;
    /** What is told for each seat, and at how many places a calibration says what they mean. */
    values: number;
    knots: number;
    /** What a count of one is to the network. */
    scale: number;
    /** Entries of what is seen; see `bots/inputs.py` for what becomes of them. */
    told: number;
    terms: number[][];
    numbers: number[];
    cards: number[][];
    tables: number;
    printed: number[][];
    evaluator: string;
    version: number;
    parts: number;
    rows: string[];
    open_hands: number;
    /** At more seats matches are judged by their end. */
    valued_seats: number;
    /** How a search weighs; which of its settings the weights themselves say. */
    search: { settings: number[]; lead_scale: number; told: number };
    /** Who plays each level: one look, or a search of so many lines. */
    levels: Record<string, Carelessness | { iterations: number }>;
  };
}

export interface Manifest extends ShortManifest {
  seats: [number, number];
  codes: Record<'CHANCE' | 'OVER' | 'EMPTY' | 'HIDDEN' | 'SPECTATOR', number>;
  options: Record<string, { values: (number | string)[]; default: number | string }>;
  /** By number: the name of a kind of event, and of its columns. */
  events: string[][];
  state: { name: string; type: string; shape: number[]; offset: number; seen: string }[];
  /** Whether a seat may know what another may not. */
  secrets: boolean;
  search: {
    settings: number[];
    node: string[];
    told: string[];
    /** The bots' levels, the weakest first: what each looks at, how it weighs, and how freely it chooses. */
    levels: Record<
      string,
      { milliseconds: number | null; iterations: number | null; settings: number[]; looseness: number }
    >;
  };
  drawing: {
    /** Numbers that a row has room for, and that are worked on. */
    row: number;
    work: number;
    letters: string;
    entries: number[];
    programs: Record<Drawing, number[]>;
  };
}

/** What a module can draw; the sheet alone is drawn by foresight. */
export type Drawing = 'picture' | 'label' | 'line' | 'position' | 'why_not' | 'points' | 'sheet';
