/** The search with the network in the page: what `bots/net_tree.py` does, with the same calls in the same order. */
import type { Block } from './module';
import type { Asked } from './net-bot';
import type { Network } from './network';
import { breathe, seedWords } from './search';

/** Nodes there is room for: a level's few hundred lines do not fill it. */
const TREE_SIZE = 1 << 16;
const DEEPEST = 512;
const BURST = 25;
const HIGH_MASK = (1 << 10) - 1;
/** Columns of a node, see `bots/search.py`. */
const ACTION = 0;
const FIRST_CHILD = 1;
const NEXT_SIBLING = 2;
const VISITS = 3;
const COLUMNS = 6;
const NO_NODE = -1;

export class NetTree {
  readonly #network: Network;
  readonly #states: Block<'u1'>;
  readonly #nodes: Block<'i4'>;
  readonly #values: Block<'f4'>;
  readonly #priors: Block<'f4'>;
  readonly #used: Block<'i8'>;
  readonly #settings: Block<'f8'>;
  readonly #rng: Block<'u4'>;
  readonly #mask: Block<'u1'>;
  readonly #path: Block<'i4'>;
  readonly #cards: Block<'i2'>;
  readonly #utility: Block<'f8'>;
  readonly #events: Block<'i2'>;
  readonly #chances: Block<'f4'>;
  readonly #looked: Block<'i1'>;

  constructor(network: Network) {
    const { module } = network;
    const { sizes, network: about } = module.manifest;
    this.#network = network;
    this.#states = module.states(3);
    this.#nodes = module.block('i4', TREE_SIZE, COLUMNS);
    this.#values = module.block('f4', TREE_SIZE, sizes.MAX_SEATS);
    this.#priors = module.block('f4', TREE_SIZE);
    this.#used = module.block('i8', 1);
    this.#settings = module.block('f8', about.search.settings.length);
    this.#rng = module.block('u4', 4);
    this.#mask = module.block('u1', sizes.NUM_ACTIONS);
    this.#path = module.block('i4', DEEPEST);
    this.#cards = module.block('i2', sizes.POOL_SIZE);
    this.#utility = module.block('f8', sizes.MAX_SEATS);
    this.#events = module.block('i2', 0, sizes.EVENT_WIDTH);
    this.#chances = module.block('f4', sizes.NUM_ACTIONS);
    this.#looked = module.block('i1', sizes.OBSERVATION);
  }

  /** Return the action that was tried most, of equals the first; the page's questions are heard meanwhile. */
  async choose(
    { seen, seat, seats, mask, isWanted }: Asked,
    iterations: number,
    seed: bigint,
  ): Promise<number> {
    const { search } = this.#network.module.manifest.network;
    const { array: settings } = this.#settings;
    settings.set(search.settings);
    settings[search.lead_scale] = this.#network.leadScale;
    settings[search.told] = this.#network.told ? 1 : 0;
    this.#states.array.set(seen);
    const [low, high] = seedWords(seed);
    const redeals = BigInt(low!) | (BigInt(high! & HIGH_MASK) << 32n);
    this.#plant();
    for (let done = 0; done < iterations && isWanted(); ) {
      const burst = Math.min(BURST, iterations - done);
      this.#burst(seat, seats, burst, redeals);
      done += burst;
      const visits = [...this.#visits().values()].sort((a, b) => b - a);
      if (visits[0]! - (visits[1] ?? 0) > iterations - done) break; // nothing else can become the most tried
      await breathe();
    }
    const visits = this.#visits();
    const legal = Array.from(mask.keys()).filter((action) => mask[action]);
    return legal.reduce((best, action) =>
      (visits.get(action) ?? 0) > (visits.get(best) ?? 0) ? action : best,
    );
  }

  /** Empty the tree but for its root, as `search.start_tree` does. */
  #plant(): void {
    this.#nodes.array.fill(0, 0, COLUMNS);
    this.#nodes.array[ACTION] = NO_NODE;
    this.#nodes.array[FIRST_CHILD] = NO_NODE;
    this.#nodes.array[NEXT_SIBLING] = NO_NODE;
    const { MAX_SEATS } = this.#network.module.manifest.sizes;
    this.#values.array.fill(0, 0, MAX_SEATS);
    this.#used.array[0] = 1n;
  }

  #burst(seat: number, seats: number, iterations: number, redeals: bigint): void {
    this.#network.module.call(
      'net_search',
      this.#states,
      seat,
      seats,
      iterations,
      redeals,
      this.#nodes,
      this.#values,
      this.#priors,
      this.#used,
      this.#settings,
      this.#rng,
      this.#mask,
      this.#path,
      this.#cards,
      this.#utility,
      this.#events,
      this.#chances,
      this.#looked,
      ...this.#network.given,
    );
  }

  /** How often each action at the root was tried. */
  #visits(): Map<number, number> {
    const nodes = this.#nodes.array;
    const found = new Map<number, number>();
    for (let child = nodes[FIRST_CHILD]!; child !== NO_NODE; ) {
      const node = child * COLUMNS;
      found.set(nodes[node + ACTION]!, nodes[node + VISITS]!);
      child = nodes[node + NEXT_SIBLING]!;
    }
    return found;
  }
}
