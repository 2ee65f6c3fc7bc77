/** Beasts, and what is eaten and drunk. */
import { along, type Drawn, disc, dots, fist, flat, line, rod, scallops, shape } from '../pen';

/** Where bees fly. */
const BEES = '78 20 88 40 10 28';

export const BEASTS = {
  dog: () =>
    shape('M61 99c-2-12 4-20 14-20s18 8 17 20Z', 'linen') +
    shape('M64 64c0-8 5-12 12-12s12 4 12 12c0 10-5 16-12 16s-12-6-12-16Z', 'linen') +
    shape('M66 55c-6 0-8 8-6 18 5-1 8-6 8-13ZM86 55c6 0 8 8 6 18-5-1-8-6-8-13Z', 'rust') +
    dots('72 64 81 64', 3.6) +
    shape('M73 70h7l-3.5 4Z', 'ink') +
    line('M76.5 74v3') +
    line('M66 84c6 4 14 4 20 0', 3, 'red'),
  spices: () =>
    shape(
      'M53 82c1-12 4-18 8-21 5 3 8 9 9 15 1-9 3-15 6-18 4 4 6 10 7 17 1-6 2-9 4-11 4 4 6 10 7 18Z',
      'goldhi',
    ) +
    shape('M53 82c1-12 4-18 8-21 6 4 10 12 10 21Z', 'red') +
    shape('M68 82c0-12 4-20 8-24 5 5 8 14 8 24Z', 'orange') +
    shape('M51 81h45c0 8-5 15-14 17H66c-9-2-15-9-15-17Z', 'teal') +
    line('M54 87h39', 2, 'goldhi') +
    flat('M82 82h14c0 8-5 15-14 16h-6c5-4 7-10 6-16Z'),
  tankard: () =>
    shape('M63 60h22v30c-6 3-16 3-22 0Z', 'wood') +
    line('M85 66c10-1 10 18 0 17', 6) +
    line('M85 66c10-1 10 18 0 17', 2.4, 'wood') +
    line('M70 62v28M78 62v28', 1.8) +
    line('M63 69h22M63 84h22', 2.4, 'steel') +
    shape(
      'M60 62c-3-5 1-9 5-8 1-6 9-7 11-2 5-3 11 0 10 4 4 2 3 7-1 7-3 0-4 1-4 5-1 4-5 4-6 0 0-3-2-4-5-4-4 2-8 1-10-2Z',
      'linen',
    ),
  cat: () =>
    shape('M60 99c0-14 2-26 14-27 12 1 17 12 17 27Z', 'black') +
    shape('M62 62l-1-16 9 6c4-1 8-1 12 0l9-6-1 16c0 10-6 14-14 14s-14-4-14-14Z', 'black') +
    shape('M68 61q4-5 7 0-3 4-7 0ZM79 61q4-5 7 0-4 4-7 0Z', 'goldhi', ' stroke-width="1.2"') +
    line('M71.5 59v4M82.5 59v4', 1.8) +
    flat('M75 67h4l-2 3Z', 'rose') +
    line('M64 68l-7-1M65 71l-6 3M90 68l6-1M89 71l6 3', 1.4) +
    line('M92 92c6-6 4-14 0-18', 6.5) +
    line('M92 92c6-6 4-14 0-18', 2.6, 'black'),
  bowl: (skin) =>
    shape('M56 64h38c0 9-7 16-15 17h-8c-9-1-15-8-15-17Z', 'wood') +
    line('M60 70h30', 1.8) +
    disc(76, 60, 6, 'gold') +
    line('M56 64h38', 3) +
    fist(skin, 66, 82),
  cheese: () =>
    shape('M56 72l32-14c5 4 7 9 7 15v16l-39 2Z', 'gold') +
    line('M56 72l39 1', 2.4) +
    flat('M56 72l32-14c5 4 7 9 7 15Z', 'goldhi') +
    line('M56 72l32-14c5 4 7 9 7 15v16l-39 2ZM56 72l39 1', 2.6) +
    disc(68, 82, 3.5, 'ochre') +
    disc(84, 80, 4.5, 'ochre') +
    disc(83, 66, 2.5, 'ochre'),
  lamb: () =>
    rod('M90 98V34c0-12-14-12-15-2 0 5 5 6 7 3', 'wood', 3.6) +
    shape(scallops([73, 82, 19, 14], 10), 'linen') +
    shape('M60 70c-4-7 0-14 7-14s11 7 7 14c-2 7-12 7-14 0Z', 'black') +
    shape('M58 60c-7-2-9 2-8 7 4 1 7 0 9-3ZM75 60c7-2 9 2 8 7-4 1-7 0-9-3Z', 'black') +
    shape(scallops([67, 56, 6, 4], 6), 'linen', ' stroke-width="2.2"') +
    dots('64 65 70 65', 2.8, 'linen'),
  horse: () =>
    shape('M76 38c15 4 22 24 22 61H66c3-10 5-16 4-24Z', 'wood') +
    shape(
      'M74 34c10 3 14 12 12 22-1 8-8 12-11 20-3 8-6 14-13 14-6 0-9-6-7-12 2-8 6-12 8-20 1-10 4-19 11-24ZM73 37l2-13 8 11Z',
      'wood',
    ) +
    shape(
      'M79 33c13 3 20 20 19 42-7-4-9-12-11-19-2-9-5-14-10-17ZM73 33c-6 4-7 9-5 15 5-3 7-8 8-13Z',
      'black',
    ) +
    flat('M57 77c5 0 10 4 10 9-2 3-4 4-6 4-6-1-8-6-4-13Z', 'cream') +
    line('M55 78c-2 6 1 12 7 12s10-6 13-14') +
    line('M60 73c5 1 9 3 14 4 5-5 9-9 11-17', 2.6, 'red') +
    dots('73 53', 4.6) +
    dots('59.5 84', 2.6),
  fish: (skin) =>
    shape('M78 40c10 6 13 20 8 32l6 14c-6-2-9-4-12-4-3 2-7 4-12 6l4-16c-7-12-4-26 6-32Z', 'sky') +
    flat('M82 43c8 8 9 20 4 29l6 14c-6-2-9-4-12-4 6-12 7-26 2-39Z') +
    dots('76 52', 4) +
    line('M72 60c5 3 9 3 14 0M75 68q3 2 6 0M78 40c-1-4-2-7 2-12', 1.8) +
    fist(skin, 79, 30),
  pretzel: () => {
    const d = 'M78 74c-16 6-26-6-18-16 8-8 18 0 24 24M77 74c16 6 26-6 18-16-8-8-18 0-24 24';
    return `<g transform="translate(-1 6)">${line(d, 9)}${line(d, 5, 'ochre')}${dots('61 64 68 57 87 57 93 66 78 76', 2.2, 'linen')}</g>`;
  },
  bees: () =>
    shape(along(BEES, 'm-2-3c-4-6 2-9 4-3m0 3c2-6 8-4 4 1'), 'glass', ' stroke-width="1.8"') +
    shape(along(BEES, 'm-6 2c0-7 13-7 13 0s-13 7-13 0Z'), 'gold', ' stroke-width="2"') +
    line(along(BEES, 'm-1-2v8m4-8v7')) +
    shape('M58 98c-2-20 4-36 17-36s19 16 17 36Z', 'gold') +
    line('M61 78c9 3 19 3 28 0M58 88c10 3 24 3 34 0M65 69c6 2 14 2 20 0') +
    shape('M70 98c0-8 10-8 10 0Z', 'ink'),
  falcon: (skin) =>
    shape('M67 86c-5-14-3-25 4-31-1-9 4-14 11-13 8 1 11 8 8 15 6 12 3 24-7 34Z', 'grey') +
    flat('M70 84c-3-10-1-18 4-23 6 6 6 15 1 25Z', 'cream') +
    shape('M72 48l-9 6 10 3Z', 'gold', ' stroke-width="2.2"') +
    dots('79 51', 5, 'goldhi') +
    dots('79 51', 3) +
    line('M86 60c4 9 1 20-7 28M72 70h3M73 77h3', 1.8) +
    fist(skin, 75, 91),
  pot: () =>
    shape('M70 46h18l-3 8c8 4 11 12 10 20-1 10-6 18-9 21H72c-4-3-8-11-9-21-1-8 2-16 10-20Z', 'orange') +
    flat('M82 54c10 4 14 12 13 20-1 10-6 18-9 21h-8c8-12 10-27 4-41Z') +
    line('M64 68l6 5 6-5 6 5 6-5 6 5', 2.4, 'cream') +
    line('M64 80h30', 2.4, 'cream') +
    line('M68 46h22', 4),
  grapes: () =>
    rod('M78 54V44', 'wood', 3) +
    shape('M78 50c4-8 12-8 16-4-2 6-10 10-16 4Z', 'green') +
    dots('68 60 78 58 88 60 72 70 84 70 78 80 78 90', 14) +
    dots('68 60 78 58 88 60 72 70 84 70 78 80 78 90', 9.5, 'purple') +
    dots('66 58 76 56 86 58 70 68 82 68', 2.4, 'rose'),
  hen: () =>
    shape('M58 99c-2-10 2-18 10-20 2-8 1-20 9-22 9 0 9 10 9 18 6 4 10 12 9 24Z', 'linen') +
    shape('M70 58c-2-6 3-8 5-5 1-5 6-5 7 0 4-1 5 4 2 6Z', 'red', ' stroke-width="2.2"') +
    shape('M69 64l-8 3 8 4Z', 'gold', ' stroke-width="2"') +
    dots('76 64', 4.2) +
    shape('M69 72c-4 6 2 9 4 1Z', 'red', ' stroke-width="2"') +
    line('M76 84c2 8 10 8 13 2', 2),
} satisfies Record<string, Drawn>;
