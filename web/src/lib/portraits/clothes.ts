/** Shoulders, and what is worn on them. */
import { along, type Drawn, disc, dots, flat, line, scallops, shape } from './pen';

/** Shoulders: the outline, and the shade along the right side. */
export const BODIES = {
  std: ['M8 99c0-20 12-28 26-31l12 3 12-3c14 3 26 11 26 31Z', 'M64 71c13 4 20 12 20 28H70c1-11-1-20-6-28Z'],
  slim: ['M17 99c0-18 9-27 20-30l9 3 9-3c11 3 20 12 20 30Z', 'M61 72c9 4 14 13 14 27H63c1-10 1-19-2-27Z'],
  broad: ['M0 99c0-23 13-31 31-34l15 4 15-4c18 3 31 11 31 34Z', 'M70 69c14 4 22 13 22 30H75c1-12-1-22-5-30Z'],
} satisfies Record<string, readonly [string, string]>;

/** What lies over the shoulders, given the cloth, its trim and the skin. */
export const GARMENTS = {
  plain: () => '',
  tunic: (_main, trim) => shape('M36 68l10.5 14L57 68Z', trim),
  laced: (_main, trim) => shape('M37 68l9.5 20L56 68Z', trim) + line('M41 77l8 4M52 77l-8 4', 1.8),
  robe: (_main, trim) => shape('M36 67c-4 2-6 2-9 4l9 28h9ZM57 67c4 2 6 2 9 4l-9 28h-9Z', trim),
  ermine: () =>
    shape('M17 80c4-10 14-15 29-15s25 5 29 15c2 4 1 7-1 9-8-7-18-9-28-9s-20 2-28 9c-2-2-3-5-1-9Z', 'linen') +
    line(along('25 78 34 73 42 76 51 76 59 73 67 78', 'v3'), 2.2) +
    flat('M64 70q10 4 12 14l-8-2q0-7-4-12Z'),
  apron: (_main, trim) =>
    line('M33 84l-5-14M60 84l5-14', 4) +
    shape('M31 99V83c5 3 25 3 30 0v16Z', trim) +
    line('M41 99v-7h11v7', 1.8),
  cowl: (_main, trim) =>
    shape('M22 77c4-8 13-11 24-11s21 3 25 11c-5 7-14 11-25 11s-20-4-24-11Z', trim) +
    flat('M60 68c6 2 9 5 11 9-5 7-14 11-25 11 11-4 17-10 14-20Z'),
  mail: (main, trim) =>
    line('M14 90q4-4 8 0t8 0M64 90q4-4 8 0t8 0M18 83q4-4 8 0M66 83q4-4 8 0', 1.5) +
    shape('M28 99V72l9-3c4 5 15 5 19 0l9 3v27Z', main) +
    flat('M42 72h9v9h13v9H51v9h-9v-9H29v-9h13Z', trim),
  plate: (main, trim) =>
    shape('M7 95c-3-15 8-24 22-23 4 9-5 21-22 23ZM86 95c3-15-8-24-22-23-4 9 5 21 22 23Z', main) +
    shape('M31 67c7 5 23 5 30 0l3 10c-9 6-27 6-36 0Z', trim) +
    line('M46.5 83v16') +
    flat('M13 82c2-4 6-6 10-6-1 4-4 6-10 6Z', 'light'),
  ruff: () =>
    shape(scallops([46.5, 68, 24, 8], 14), 'linen') +
    line('M46 66l-16 5M46 66l-9 9M46 66l1 10M46 66l10 9M46 66l17 5', 1.3),
  doublet: (_main, trim) =>
    shape('M34 73c0-6 25-6 25 0l-4 5c-5 2-12 2-17 0Z', trim) +
    line('M46.5 80v19') +
    dots('46.5 84 46.5 92', 4.5, 'gold'),
  chain: (_main, trim) =>
    shape('M34 73c0-6 25-6 25 0l-4 4c-5 2-12 2-17 0Z', trim) +
    line('M27 72c3 12 11 18 19.5 18S63 84 66 72', 5.5) +
    line('M27 72c3 12 11 18 19.5 18S63 84 66 72', 2.8, 'gold') +
    disc(46.5, 91, 5, 'gold'),
  gown: (_main, trim, skin) =>
    shape('M32 70c2 10 8 15 14.5 15S59 80 61 70l-5-3H37Z', skin) +
    dots('37 76 41.5 80 46.5 81.5 51.5 80 56 76', 3.4, trim),
  cloak: (_main, trim) =>
    shape('M6 99c0-20 10-29 28-33-2 12-3 22-3 33ZM87 99c0-20-10-29-28-33 2 12 3 22 3 33Z', trim) +
    flat('M66 70c14 4 21 14 21 29H74c0-12-2-22-8-29Z') +
    disc(46.5, 75, 4.5, 'gold'),
  fur: (_main, trim) =>
    shape(scallops([46, 76, 29, 9], 13), trim) + line('M28 75l2 4M38 79l1 4M50 80l-1 4M60 77l-2 4', 1.6),
  ragged: (_main, trim) =>
    shape('M36 68l6 10 2-4 4 9 3-8 3 3 3-10Z', 'shade') +
    shape('M19 85l10-3 3 10-10 3Z', trim, ' stroke-width="2" stroke-dasharray="3 2.5"') +
    line('M66 80l4 6-3 3 4 6', 1.8),
  cassock: (main, trim) =>
    shape('M16 88c3-13 13-22 30-22s27 9 30 22c-8 7-18 9-30 9s-22-2-30-9Z', main) +
    flat('M62 70c8 4 12 10 14 18-5 5-12 8-20 9 6-8 8-17 6-27Z') +
    shape('M36 69c5 4 16 4 21 0l3 6-13 7-13-7Z', trim) +
    dots('46.5 87 46.5 93', 3.4, 'gold'),
  motley: (_main, trim) =>
    flat('M46.5 72l12-4c13 3 24 11 25 31h-37Z', trim) +
    shape('M24 72c7-6 37-6 45 0l5 11-10-4-7 10-10-8-10 8-7-10-11 4Z', 'gold') +
    disc(20, 84, 3, 'goldhi') +
    disc(36.5, 90, 3, 'goldhi') +
    disc(57, 90, 3, 'goldhi') +
    disc(74, 84, 3, 'goldhi'),
  bare: (_main, trim) =>
    shape('M4 84c4-9 12-15 22-18l40 33H46Z', trim) +
    line('M20 78l2 5M30 82l1 5M40 92l2 5', 1.6) +
    line('M66 84c4 2 8 2 12 0', 1.8),
  quilt: (_main, trim) =>
    shape('M34 73c0-6 25-6 25 0l-4 5c-5 2-12 2-17 0Z', trim) +
    line('M30 71v28M46.5 79v20M63 71v28M19 78v21M74 78v21', 1.6),
} satisfies Record<string, Drawn>;
