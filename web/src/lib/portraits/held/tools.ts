/** Tools of a trade. */
import { type Drawn, disc, dots, fist, flat, line, rod, shape, star } from '../pen';

export const TOOLS = {
  staff: (skin) =>
    rod('M80 98V22', 'wood', 5) +
    disc(80, 22, 5, 'wood') +
    shape('M80 40c7 2 6 8 4 11 5 3 5 13-3 13s-9-9-4-13c-2-3-3-9 3-11Z', 'tan') +
    line('M77 51h8', 1.8) +
    fist(skin),
  armillary: (skin) =>
    rod('M78 94V76', 'gold') +
    rod('M62 58a16 16 0 1 0 32 0a16 16 0 1 0-32 0', 'gold', 2.8) +
    `<g transform="rotate(-28 78 58)">${rod('M62 58a16 6 0 1 0 32 0a16 6 0 1 0-32 0', 'goldhi', 2.4)}</g>` +
    disc(78, 58, 4.5, 'blue') +
    fist(skin, 77, 86),
  flask: () =>
    shape('M73 48v14c-8 4-12 10-12 17 0 9 7 14 17 14s16-5 16-14c0-7-4-13-11-17V48Z', 'glass') +
    flat('M63 76c4-3 8 2 14 0s10-2 15 0c3 9-4 16-14 16s-16-6-15-16Z', 'moss') +
    rod('M71 47h14', 'wood', 3.5) +
    dots('72 82 82 85 77 72', 3.6, 'goldhi') +
    disc(80, 36, 4, 'moss') +
    disc(73, 27, 3, 'moss') +
    line('M67 74c1-3 3-5 5-6', 2, 'linen'),
  coins: () =>
    shape('M56 74h18v25H56ZM76 54h18v45H76Z', 'gold') +
    line('M56 80h18M56 86h18M56 92h18M76 60h18M76 66h18M76 72h18M76 78h18M76 84h18M76 90h18', 1.8) +
    flat('M69 74h5v25h-5ZM89 54h5v45h-5Z') +
    shape('M56 74a9 4 0 0 1 18 0a9 4 0 0 1-18 0ZM76 54a9 4 0 0 1 18 0a9 4 0 0 1-18 0Z', 'goldhi'),
  hammer: (skin) =>
    rod('M76 94L80 52', 'wood', 5) +
    shape('M62 34h24l8 6v8l-8 4H62Z', 'steel') +
    flat('M62 45h30l2 3-8 4H62Z') +
    line('M86 34v18') +
    flat(star(64, 22, 6) + star(86, 20, 5) + star(92, 60, 4), 'goldhi') +
    fist(skin, 77, 84),
  fork: (skin) =>
    rod('M80 98V48', 'wood', 4.5) + rod('M70 20v18c0 8 20 8 20 0V20M80 20v26', 'steel', 3) + fist(skin),
  torch: (skin) =>
    shape('M74 92l-4-36h16l-4 36Z', 'wood') +
    line('M70 62h15', 3, 'tan') +
    shape('M78 56c-14-2-14-16-6-24 0 5 2 7 4 7-1-10 4-16 10-19-2 10 8 14 6 25-1 7-7 11-14 11Z', 'orange') +
    flat('M78 54c-7-1-8-8-4-13 1 3 3 3 5 1 0-4 2-6 4-8 0 6 4 8 3 13-1 4-4 7-8 7Z', 'goldhi') +
    fist(skin, 77, 84),
  shovel: (skin) =>
    rod('M79 98V56', 'wood', 4.5) +
    shape('M66 22h26c2 14-1 26-7 32l-6 4-6-4c-6-6-9-18-7-32Z', 'steel') +
    flat('M82 22h10c2 14-1 26-7 32l-6 4c5-10 6-22 3-36Z') +
    line('M79 44v14', 2) +
    fist(skin),
  hoop: (skin) =>
    disc(77, 70, 17, 'wood') +
    disc(77, 70, 12.5, 'linen') +
    shape('M77 70c-8-2-6-10 0-8 6-2 8 6 0 8 8 2 6 10 0 8-6 2-8-6 0-8Z', 'rose', ' stroke-width="2"') +
    line('M84 62l10-18', 2.4, 'steel') +
    fist(skin, 66, 88),
  mortar: () =>
    rod('M84 74l8-28', 'wood', 5) +
    shape('M60 70h34c0 10-4 15-9 18l3 8H66l3-8c-5-3-9-8-9-18Z', 'steel') +
    flat('M82 70h12c0 10-4 15-9 18l3 8h-8c3-9 4-18 2-26Z') +
    shape('M64 70c2-8 10-10 14-5 4-4 10-2 11 5Z', 'moss', ' stroke-width="2.2"') +
    line('M60 71h34', 2.8),
  compass: (skin) =>
    rod('M78 44L66 92M78 44l13 48', 'gold', 4) +
    line('M68 76c7 4 14 4 20 0', 2) +
    disc(78, 42, 6, 'gold') +
    dots('78 42', 3) +
    fist(skin, 77, 57),
  telescope: (skin) =>
    `<g transform="rotate(-24 74 60)">${shape('M56 56h16v9H56Z', 'ochre')}${shape('M70 53h14v15H70Z', 'gold')}${shape('M83 50h14v21H83Z', 'ochre')}${line('M88 51v19', 2)}</g>` +
    fist(skin, 72, 74),
  blowpipe: (skin) =>
    rod('M49 58l20 14', 'steel', 3.5) +
    shape('M80 66c10 0 15 6 15 14s-6 14-15 14-14-6-14-13 5-15 14-15Z', 'orange') +
    flat('M80 70c-6 0-10 4-10 10 4-2 8-4 10-10Z', 'goldhi') +
    line('M90 60l4-5M80 60v-7M97 70h3', 2.2, 'goldhi') +
    fist(skin, 63, 80),
  balls: () =>
    rod('M66 40h26M70 40v10M88 40v10M79 40v26', 'gold', 3) +
    disc(70, 54, 7, 'gold') +
    disc(88, 54, 7, 'gold') +
    disc(79, 72, 7.5, 'gold') +
    flat('M82 66c5 4 4 11-2 13 2-4 3-9 2-13ZM91 48c4 3 4 9-1 12 2-4 2-8 1-12Z'),
  crutch: (skin) =>
    rod('M70 92l16-62M76 26l20 8M76 58l8 2', 'wood', 4.5) +
    fist(skin, 72, 84) +
    line('M74 16l-2-7M86 18l3-7', 2.4, 'goldhi'),
  gear: () =>
    shape(
      'M73 46h8l1 6 5 2 5-3 5 6-3 5 2 5 5 1v8l-6 1-2 5 3 5-6 5-5-3-5 2-1 6h-8l-1-6-5-2-5 3-5-6 3-5-2-5-6-1v-8l6-1 2-5-3-5 5-5 5 3 5-2Z',
      'gold',
    ) +
    disc(77, 72, 9, 'steel') +
    dots('77 72', 5),
  skull: (skin) =>
    shape('M62 66c-2-12 6-20 16-20s18 8 16 20c-1 5-4 7-5 10v7H68v-7c-2-3-5-5-6-10Z', 'cream') +
    flat('M86 48c6 4 9 10 8 18-1 5-4 7-5 10v7h-7c6-11 8-23 4-35Z') +
    dots('71 66 84 66', 8.5) +
    line('M77.5 72l-2 4h4M74 78v5M81 78v5', 1.8) +
    fist(skin, 77, 92),
  trowel: (skin) =>
    rod('M78 62v-8M78 54c0-4 6-3 6-8', 'steel', 3) +
    shape('M78 60l13 12c0 10-6 18-13 24-7-6-13-14-13-24Z', 'steel') +
    flat('M78 60l13 12c0 10-6 18-13 24Z') +
    rod('M84 46V30', 'wood', 6) +
    fist(skin, 83, 40),
  clock: () =>
    disc(77, 74, 18, 'gold') +
    disc(77, 74, 12.5, 'linen') +
    line('M77 66v8l6 3', 2.8) +
    dots('77 64.5 86.5 74 77 83.5 67.5 74', 2.4) +
    shape('M72 50h10l-1 7h-8Z', 'gold') +
    line('M70 46c0-6 14-6 14 0', 2.6),
  statue: () =>
    shape(
      'M62 98c0-12 5-18 12-19v-5c-6-3-8-8-7-15 1-8 6-12 12-12s11 5 11 12c0 7-2 12-6 15v5c7 1 11 7 11 19Z',
      'white',
    ) +
    flat('M82 48c5 2 8 6 8 11 0 7-2 12-6 15v5c7 1 11 7 11 19H83c4-16 5-34-1-50Z') +
    line('M67 58c6 0 14-2 20-6M72 63h3M81 63h3M77 64v5h-2M75 72h6', 1.6),
  saw: (skin) =>
    shape('M68 32l24 42-9 8-1-5-4 2-1-6-4 1v-6l-4 1v-6l-4-1 1-6-3-2 2-6-3-3Z', 'steel') +
    flat('M68 32l24 42-9 8Z') +
    shape('M84 70l10 4c3 6 2 14-4 18-7 1-11-4-10-11Z', 'wood') +
    fist(skin, 86, 86),
  padlock: () =>
    line('M67 66V56c0-14 20-14 20 0v10', 9) +
    line('M67 66V56c0-14 20-14 20 0v10', 4.4, 'steel') +
    shape('M59 64h36v30H59Z', 'gold') +
    flat('M84 65h10v28H80c4-8 6-18 4-28Z') +
    dots('77 75', 7) +
    line('M77 76v10', 3.6),
  bindle: (skin) =>
    rod('M60 98L88 36', 'wood', 4.5) +
    shape('M76 46c-10 4-12 16-4 22 8 5 20 2 22-8 1-8-6-16-14-14l6-9-9 3-6-6Z', 'red') +
    dots('78 56 86 62 76 64 86 52', 2.8, 'linen') +
    fist(skin, 65, 86),
  lute: (skin) =>
    rod('M80 72l6-40M81 32l10 2', 'brown', 4.5) +
    shape('M68 66c10-7 23-1 25 10 1 12-9 21-20 18-11-3-14-21-5-28Z', 'ochre') +
    flat('M88 67c8 8 6 20-3 26-4 2-8 2-12 1 12-4 17-14 15-27Z') +
    disc(79, 77, 4.5, 'ink') +
    line('M85 40l-8 50M70 88l14 3', 1.4) +
    fist(skin, 84, 50),
  lantern: () =>
    line('M70 50c0-12 16-12 16 0', 2.4) +
    shape('M66 50h24l3 8v26H63V58Z', 'black') +
    shape('M68 60h20v20H68Z', 'goldhi') +
    shape('M78 78c-6-3-4-9 0-14 4 5 6 11 0 14Z', 'orange', ' stroke-width="1.8"'),
} satisfies Record<string, Drawn>;
