/** Beards and moustaches, in the colour of the hair unless told otherwise. */
import { type Drawn, dots, flat, line, shape } from './pen';

const JAW = 'c-3 4-6 5.5-9 5-4-2.5-12-2.5-16 0-3 .5-6-1-9-5Z';
const LIP = 'M43.5 57.5q3.5 2 7 0';

export const BEARDS = {
  none: () => '',
  full: (hair) => shape(`M29 47c-1 17 6 26 17.5 26S64 64 63 47${JAW}`, hair) + line(LIP),
  round: (hair) => shape(`M29 46c-7 10-3 20 4 23 3 6 22 6 26 0 8-3 11-13 4-23${JAW}`, hair) + line(LIP),
  long: (hair) =>
    shape(`M29 46c-3 20 6 40 17 46 11-6 20-26 17-46${JAW}`, hair) +
    line(LIP) +
    line('M40 68c1 6 3 11 6 16M53 66c0 5-1 9-3 13', 1.6),
  bushy: (hair) =>
    shape(
      `M29 45l-7 5 3 4-5 6 5 3-2 7 7 0 1 6 6-2 4 6 5-4 6 4 3-6 7 2 0-6 7 0-2-7 5-3-5-6 3-4-7-5${JAW}`,
      hair,
    ) + line(LIP),
  braided: (hair) =>
    shape(`M29 46c-6 8-5 18 2 22l4 22 5-1 6-17 6 17 5 1 4-22c7-4 8-14 2-22${JAW}`, hair) +
    line('M33 74l7 2M34 82l6 1M59 74l-7 2M58 82l-6 1', 2.4, 'gold') +
    line(LIP),
  goatee: (hair) =>
    shape('M41 60c3 2 9 2 12 0 1 6-3 13-6 15-3-2-7-9-6-15Z', hair) +
    shape(
      'M37 54c3-4 7-4 10-1.5 3-2.5 7-2.5 10 1.5-4 1.5-7 1-10-.5-3 1.5-6 2-10 .5Z',
      hair,
      ' stroke-width="1.8"',
    ),
  curtain: (hair) => shape('M28 42c-4 18 6 31 18 31s22-13 18-31l-3-1c1 13-4 20-15 20S30 54 31 41Z', hair),
  walrus: (hair) =>
    shape('M33 57c1-7 8-9 14-5 6-4 13-2 14 5-5 2-10 1-14-2-4 3-9 4-14 2Z', hair, ' stroke-width="2.2"'),
  curled: (hair) =>
    line('M47 53c-4-2-8 0-11 3-3 2-6 0-5-4M47 53c4-2 8 0 11 3 3 2 6 0 5-4', 5) +
    line('M47 53c-4-2-8 0-11 3-3 2-6 0-5-4M47 53c4-2 8 0 11 3 3 2 6 0 5-4', 2.2, hair),
  thin: (hair) => line('M37 54q5-3.5 9.5-1 5-2.5 10.5 1', 2.4, hair),
  stubble: () =>
    flat('M30 46c0 11 6 17 16 17s17-6 16-17c-2 4-5 5-8 5-4-2-10-2-14 0-4 0-7-2-10-5Z', 'shade') +
    dots('36 56 42 60 51 60.5 57 56', 1.6),
} satisfies Record<string, Drawn>;
