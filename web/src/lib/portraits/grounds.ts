/** Grounds: what a portrait is painted on. A paint and a diaper together, so that a ground tells without colour.
 *  Diapers go on beyond the grid of 96 × 96, as a wide frame shows more than that. */

const [LEFT, RIGHT] = [-48, 144];

function every(from: number, step: number, to: number, stroke: (at: number) => string): string {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => stroke(from + index * step)).join('');
}

const falling = every(-144, 24, RIGHT, (x) => `M${x}-4l104 104`);
const rising = every(LEFT, 24, 240, (x) => `M${x}-4l-104 104`);
const dotted = (y: number, shift: number) => every(LEFT + shift, 24, RIGHT, (x) => `M${x} ${y}h0`);
const STARS = 'M10 12h0M34 6h0M60 8h0M88 14h0M6 36h0M20 24h0M74 24h0M90 40h0M12 58h0M84 62h0M4 78h0M92 84h0';
const starred = (by: number) => STARS.replace(/M(\d+)/g, (_, x) => `M${Number(x) + by}`);
const ray = (turn: number) => {
  const [x, y] = [Math.cos, Math.sin].map((of) => Math.round(130 * of(turn * Math.PI)));
  return `M46 42l${x} ${y}`;
};

export const DIAPERS = {
  plain: '',
  lozenges: falling + rising,
  bends: rising,
  rays: every(0, 1 / 9, 1.95, ray),
  stars: starred(-96) + STARS + starred(96),
  bezants: every(8, 24, 96, (y) => dotted(y, 8) + dotted(y + 12, 20)),
  bars: every(8, 16, 96, (y) => `M${LEFT} ${y}h192`),
  pales: every(-40, 16, RIGHT, (x) => `M${x}-4v104`),
  bricks: every(12, 32, 96, (y) =>
    [
      `M${LEFT} ${y}h192M${LEFT} ${y + 16}h192`,
      every(LEFT, 32, RIGHT, (x) => `M${x} ${y - 16}v16`),
      every(LEFT + 16, 32, RIGHT, (x) => `M${x} ${y}v16`),
    ].join(''),
  ),
  furrows: every(14, 16, 96, (y) => `M${LEFT} ${y}q12-8 24 0${'t24 0'.repeat(7)}`),
  cogs: 'M46 42m-30 0a30 30 0 1 0 60 0a30 30 0 1 0-60 0M46 42m-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0',
};
export type Diaper = keyof typeof DIAPERS;

/** How wide a diaper's lines are, where they are not thin. */
export const WIDTHS: Partial<Record<Diaper, number>> = {
  stars: 4,
  bezants: 4.4,
  rays: 2.4,
  cogs: 5,
  bars: 5,
  pales: 3,
  bends: 2.6,
};

export interface Ground {
  diaper: Diaper;
  /** A colour of the theme; it is mixed into the page. */
  paint: string;
}
