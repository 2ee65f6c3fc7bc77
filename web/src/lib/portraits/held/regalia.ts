/** What is held at court, in church and in a study. */
import { type Drawn, disc, dots, fist, flat, line, rod, shape } from '../pen';

export const REGALIA = {
  none: () => '',
  sceptre: (skin) =>
    rod('M78 96V42', 'gold') +
    shape(
      'M78 42c-6-3-9-8-7-13 3 0 5 2 7 5 2-3 4-5 7-5 2 5-1 10-7 13ZM78 35c-3-4-3-8 0-13 3 5 3 9 0 13Z',
      'gold',
    ) +
    fist(skin),
  orb: (skin) =>
    rod('M76 62V50M71 54h10', 'gold', 3) +
    disc(76, 73, 11, 'gold') +
    line('M65 71c7 4 15 4 22 0', 2.4) +
    flat('M80 63c5 3 8 8 7 13-1 5-5 8-10 8 5-5 6-13 3-21Z') +
    shape('M64 88c2-7 6-9 12-9s11 2 13 9c-4 6-21 6-25 0Z', skin),
  mirror: (skin) =>
    rod('M78 94V66', 'gold') +
    shape('M78 36c8 0 12 6 12 14s-5 15-12 15-12-7-12-15 4-14 12-14Z', 'gold') +
    shape('M78 42c5 0 7 4 7 8s-3 9-7 9-7-4-7-9 2-8 7-8Z', 'sky', ' stroke-width="2"') +
    line('M74 51l5-5', 2.2, 'linen') +
    fist(skin),
  rose: (skin) =>
    rod('M79 94C77 84 78 72 78 62', 'green', 2.6) +
    shape('M78 80c6-6 10-6 14-4-2 5-7 8-14 4Z', 'green') +
    shape('M78 64c-8 0-12-6-11-13 2-6 8-8 12-7 7 0 11 5 11 10 0 6-5 10-12 10Z', 'red') +
    line('M72 52c2-4 10-4 11 1 0 4-6 5-7 1M69 55c2 5 9 7 16 3', 1.8) +
    fist(skin, 77, 88),
  marotte: (skin) =>
    rod('M78 96V66', 'ochre') +
    shape('M66 52c-4-8 2-14 8-12 2-6 8-6 10 0 6-2 11 5 7 12Z', 'red') +
    disc(78, 57, 9, 's1') +
    shape('M69 53c5-3 13-3 18 0l2-5c-6-3-16-3-22 0Z', 'gold') +
    dots('75 57 82 57', 2.8) +
    line('M75 61q3.5 3 7 0', 1.6) +
    disc(67, 42, 2.5, 'goldhi') +
    disc(90, 42, 2.5, 'goldhi') +
    fist(skin, 77, 84),
  keys: (skin) =>
    rod('M68 62a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 'gold', 3) +
    rod('M71 69l-4 20M67 84l6 2M66 89l6 1.5M78 71l1 24M79 88h6M79 93h6M84 67l8 16M88 80l5-3', 'gold', 3) +
    fist(skin, 76, 54),
  cross: (skin) => rod('M79 96V36M68 50h22', 'gold', 5) + dots('79 50', 5, 'red') + fist(skin),
  crozier: (skin) => rod('M78 96V46c0-8-4-12 1-18 6-6 14 0 12 7-2 5-9 4-8-1', 'gold', 4.5) + fist(skin),
  scales: (skin) =>
    rod('M78 96V34M64 42l28-4', 'gold', 3.6) +
    line('M65 42l-6 16h12ZM91 39l-5 16h11Z', 1.8) +
    shape('M57 58h16c-1 6-4 8-8 8s-7-2-8-8ZM83 55h15c0 6-3 8-7 8s-7-2-8-8Z', 'gold') +
    fist(skin),
  gavel: (skin) =>
    rod('M70 92L80 58', 'wood', 4.5) +
    shape('M66 46l22 8-4 12-22-8Z', 'wood') +
    line('M71 48l-4 12M83 52l-4 12', 2) +
    fist(skin, 71, 88),
  quill: (skin) =>
    shape('M74 80C70 56 78 30 94 20c2 20-2 42-16 54Z', 'linen') +
    line('M68 96c4-22 12-46 24-70', 2) +
    line('M78 60l8-2M81 50l9-3M78 66l-3-8', 1.4) +
    flat('M94 20c2 20-2 42-16 54l2-8c8-12 12-28 14-46Z') +
    fist(skin, 73, 84),
  charter: (skin) =>
    shape('M64 44h26v40H64Z', 'cream') +
    shape('M61 40h32v7H61ZM61 82h32v7H61Z', 'cream') +
    line('M69 54h16M69 61h16M69 68h9', 2.2) +
    disc(84, 74, 5.5, 'red') +
    fist(skin, 66, 88),
  letter: (skin) =>
    `<g transform="rotate(-12 78 76)">${shape('M62 64h32v22H62Z', 'cream')}${line('M62 64l16 13 16-13', 2)}${disc(78, 77, 5.5, 'red')}</g>` +
    fist(skin, 66, 88),
  goblet: (skin) =>
    shape('M64 48h28c1 14-4 22-14 22s-15-8-14-22Z', 'gold') +
    flat('M84 49h8c1 14-4 22-14 21 5-5 7-13 6-21Z') +
    rod('M78 70v16', 'gold', 4) +
    shape('M66 92c1-5 6-7 12-7s11 2 12 7c-6 4-18 4-24 0Z', 'gold') +
    dots('71 58 78 60 85 58', 3.6, 'red') +
    fist(skin, 77, 79),
  windkey: () =>
    rod('M64 78h12', 'gold', 5) +
    shape('M82 61a8 8 0 0 1 3 15v4a8 8 0 1 1-6 0v-4a8 8 0 0 1 3-15Z', 'gold') +
    dots('82 69 82 87', 5) +
    flat('M84 62c6 3 6 12 1 14v4c5 2 6 11 1 14 4-6 2-10-2-14v-4c4-4 4-10 0-14Z'),
  bell: (skin) =>
    rod('M78 50v-10', 'wood', 5) +
    shape('M64 80c4-6 3-12 4-18 1-8 4-12 10-12s9 4 10 12c1 6 0 12 5 18Z', 'gold') +
    flat('M82 51c4 2 5 6 6 11 1 6 0 12 5 18H80c4-10 5-20 2-29Z') +
    disc(78, 84, 4, 'ochre') +
    line('M66 74h24', 2) +
    fist(skin, 77, 42),
  censer: (skin) =>
    line('M78 38L67 64M78 38v24M78 38l11 26', 1.8) +
    shape('M66 68h24c0 12-4 20-12 20s-12-8-12-20Z', 'gold') +
    shape('M67 68c1-10 21-10 22 0Z', 'goldhi') +
    flat('M82 69h8c0 12-4 19-12 19 4-6 5-12 4-19Z') +
    line('M62 56c-5-5 4-8 0-14M93 54c5-5-4-8 0-14', 2.6, 'linen') +
    fist(skin, 78, 34),
  candle: () =>
    shape('M73 56h11v32H73Z', 'cream') +
    shape('M78 52c-8-4-4-12 1-19 5 7 8 15-1 19Z', 'orange') +
    flat('M78 51c-4-3-2-7 1-11 2 4 4 8-1 11Z', 'goldhi') +
    shape('M66 86h25c0 6-4 9-12 9s-13-3-13-9Z', 'gold'),
  prayer: (skin) =>
    shape('M37 99l6-24c1-5 3-6 4-2 1-4 3-3 4 2l6 24Z', skin) +
    line('M47 73v26', 2) +
    shape('M31 99c0-5 5-8 8-7l-1 7ZM63 99c0-5-5-8-8-7l1 7Z', 'linen') +
    line('M43 84c-8 4-8 10-5 15', 2, 'gold'),
  ring: () =>
    line('M78 62a13 13 0 1 1-.1 0Z', 9) +
    line('M78 62a13 13 0 1 1-.1 0Z', 4.4, 'gold') +
    shape('M70 50l4-7h9l4 7-9 12Z', 'sky') +
    line('M70 50h17M78 61l-3-11 3-6 3 6Z', 1.4) +
    line('M90 40l4-4M78 36v-5', 2.2, 'goldhi'),
  painting: (skin) =>
    shape('M60 50h34v42H60Z', 'gold') +
    shape('M65 55h24v32H65Z', 'sky', ' stroke-width="2"') +
    shape('M68 87c0-8 4-11 9-11s9 3 9 11Z', 'red', ' stroke-width="2"') +
    shape('M77 62c4 0 6 3 6 7s-2 8-6 8-6-4-6-8 2-7 6-7Z', 's2', ' stroke-width="2"') +
    flat('M71 68c-1-10 13-10 12 0-3-4-9-4-12 0Z', 'brown') +
    fist(skin, 62, 90),
  bible: (skin) =>
    shape('M62 52h28v38H62Z', 'murrey') +
    shape('M62 84h28v7H65c-3 0-3-6-3-7Z', 'cream') +
    line('M76 58v20M70 64h12', 5.4) +
    line('M76 58v20M70 64h12', 2.6, 'gold') +
    fist(skin, 88, 84),
  stolen: (skin) =>
    shape('M62 82l-5-24 11 8 9-16 9 16 11-8-5 24c-9 4-21 4-30 0Z', 'gold') +
    flat('M84 62l2 4 11-8-5 24-10 3c3-8 4-15 2-23Z') +
    dots('70 76 77 77 84 76', 4, 'red') +
    line('M61 78c10 4 22 4 32 0', 1.6) +
    shape('M64 92c0-6 4-9 13-9s13 3 13 9c-6 6-20 6-26 0Z', skin),
  book: (skin) =>
    shape('M56 66c8-4 15-3 20 1 6-4 13-5 20-1v26c-7-3-14-2-20 2-5-4-12-5-20-2Z', 'linen') +
    line('M76 67v27', 2.4) +
    line('M61 73c4-1 7-1 10 1M61 80c4-1 7-1 10 1M81 74c4-2 7-2 10-1M81 81c4-2 7-2 10-1', 1.8) +
    fist(skin, 64, 90),
} satisfies Record<string, Drawn>;
