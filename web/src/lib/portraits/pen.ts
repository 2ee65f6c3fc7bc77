/** The pen: every part of a portrait is a text of SVG made with these strokes. All of it lies on a grid of 96 × 96; the
 *  head is 34 × 42 about (46, 42), brow line 33, eyes 42, mouth 56, chin 63, shoulders from 67 down, what is held right
 *  of x = 58. Light comes from the left, so shade lies on the right of every large shape. */

/** The pigments; portraits.css says what each looks like in light and in dark. */
export const PAINTS = [
  ...[
    'ink',
    'leaf',
    'shade',
    'light',
    's1',
    's2',
    's3',
    's4',
    's5',
    's6',
    'brass',
    'blush',
    'lips',
    'mouth',
    'freckle',
  ],
  ...[
    'black',
    'brown',
    'rust',
    'blond',
    'grey',
    'white',
    'blue',
    'sky',
    'red',
    'rose',
    'green',
    'moss',
    'purple',
  ],
  ...[
    'murrey',
    'tan',
    'ochre',
    'orange',
    'cream',
    'linen',
    'steel',
    'gold',
    'goldhi',
    'wood',
    'teal',
    'glass',
  ],
] as const;
export type Paint = (typeof PAINTS)[number];

/** A part: given its paints, the text that draws it. */
export type Drawn = (first: Paint, second: Paint, third: Paint) => string;
/** Headgear: what is before the head, or what is behind it and what is before it. */
export type Worn = (main: Paint, trim: Paint) => string | [string, string];
/** Hair: what is behind the head, and what is before it. */
export type Layers = (hair: Paint) => [string, string];

/** The width of a line that is not told another. */
const BOLD = 2.8;

/** A filled shape with an outline. Paints are classes, which keeps a portrait small. */
export const shape = (d: string, paint: Paint, more = '') => `<path class="f-${paint}" d="${d}"${more}/>`;

/** A line of ink, or of another paint. */
export function line(d: string, width = 2, paint?: Paint): string {
  return `<path${paint ? ` class="l-${paint}"` : ''} d="${d}"${width === BOLD ? '' : ` stroke-width="${width}"`}/>`;
}

/** A shade, a light, or another shape without an outline. */
export function flat(d: string, paint: Paint = 'shade'): string {
  return `<path class="${paint === 'shade' ? '' : `f-${paint} `}z" d="${d}"/>`;
}

export const disc = (x: number, y: number, r: number, paint: Paint, more = '') =>
  `<circle class="f-${paint}" cx="${x}" cy="${y}" r="${r}"${more}/>`;

/** Dots at "x y" after "x y": lines of no length with round ends, the cheapest circles there are. */
export const dots = (points: string, width: number, paint?: Paint) => line(along(points, 'h0'), width, paint);

/** The same small stroke begun at every point. */
export const along = (points: string, stroke: string) =>
  points.replace(/(\S+ \S+) ?/g, (_, point) => `M${point}${stroke}`);

/** A rod, a chain, a band of gold: ink with a thinner line of paint on it. */
export const rod = (d: string, paint: Paint, width = 4) => line(d, width + 3.6) + line(d, width - 0.5, paint);

export const fist = (skin: Paint, x = 77, y = 82) =>
  shape(`M${x - 7} ${y - 2}c0-5 3-7 7-7s8 2 8 7v4c0 5-3 7-8 7s-7-2-7-7Z`, skin) +
  line(`M${x - 6} ${y - 1}h7M${x - 6} ${y + 4}h7`, 1.6);

/** The outline of a ring of scallops about an ellipse: ruffs, fleeces, wigs, clouds of hair. */
export function scallops(
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  count: number,
  [from, to]: readonly [number, number] = [0, 2],
): string {
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const angle = Math.PI * (from + ((to - from) * index) / count);
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
  const arcs = points.slice(1).map(([x, y], before) => {
    const [x0, y0] = points[before]!;
    const r = Math.round(Math.hypot(x - x0, y - y0) * 0.56);
    return `A${r} ${r} 0 0 1 ${Math.round(x)} ${Math.round(y)}`;
  });
  return `M${points[0]!.map(Math.round).join(' ')}${arcs.join('')}Z`;
}

/** The outline of a star with four points. */
export function star(x: number, y: number, r: number): string {
  const [short, long] = [r * 0.3, r * 0.7].map((length) => +length.toFixed(1));
  const top = +(y - r).toFixed(1);
  return `M${x} ${top}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}Z`;
}
