/** Small things about a face. */
import { type Drawn, disc, dots, flat, line, shape } from './pen';

export const EXTRAS = {
  patch: () => line('M30 31l32 17', 2) + shape('M48 38c4-2 9-1 11 2 0 6-3 8-6 8-4 0-6-4-5-10Z', 'ink'),
  specs: () =>
    line(
      'M34 43a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M49 43a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0M45 42q2-1.5 4 0',
      1.8,
    ),
  lens: () =>
    `<g class="f-glass" stroke-width="2.2"><circle cx="40" cy="42.5" r="5"/><circle cx="54" cy="42.5" r="5"/></g>` +
    dots('41 42.5 55 42.5', 4),
  freckles: () => dots('35 48 38 50.5 56 50.5 59 48', 1.7, 'freckle'),
  wart: () => dots('56 53', 3.2),
  mask: (cloth) =>
    shape('M29 46c10 4 26 4 35 0 0 14-5 20-17 20S30 60 29 46Z', cloth) + line('M38 53q8 3 18 0', 1.6),
  scar: () => line('M56 44l4 10M55.5 50l4-1.5', 1.6),
  bandage: () => shape('M28 36l36-8v7l-36 9Z', 'linen', ' stroke-width="2"'),
  straw: () => line('M52 57l14 4', 2, 'goldhi') + dots('67 61', 3.6, 'goldhi'),
  flour: () => dots('34 49 60 53', 7, 'linen'),
  earring: () =>
    disc(30, 53, 3, 'gold', ' stroke-width="1.8"') + disc(63.5, 53, 3, 'gold', ' stroke-width="1.8"'),
  goggles: () =>
    line('M28 33c10-4 26-4 36 0', 4.5) +
    disc(39, 30, 6, 'sky') +
    disc(54, 30, 6, 'sky') +
    dots('37 28 52 28', 3, 'linen'),
  rivets: () =>
    flat('M33 36c1-6 4-10 8-12 0 6-2 12-5 18Z', 'light') +
    line('M41 56v8M53 56v8M47 21v8', 2) +
    dots('34 33 59 33 34 52 60 52', 2.8),
  monocle: () =>
    disc(54, 43, 6, 'glass', ' stroke-width="2.2"') + line('M57 48c2 8 2 12 0 20', 1.4) + dots('54 43', 3.6),
} satisfies Record<string, Drawn>;
