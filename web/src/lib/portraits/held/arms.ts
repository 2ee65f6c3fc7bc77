/** Weapons, and what else goes to war. */
import { type Drawn, disc, dots, fist, flat, line, rod, shape, star } from '../pen';

export const ARMS = {
  sword: (skin) =>
    shape('M75 66V24l4-8 4 8v42Z', 'steel') +
    flat('M79 16l4 8v42h-4Z') +
    rod('M68 68h22', 'gold', 4) +
    rod('M79 70v10', 'brown', 5) +
    fist(skin, 78, 80) +
    disc(79, 92, 4, 'gold'),
  shield: () =>
    shape('M60 62c10 0 14-2 17-5 3 3 7 5 17 5 1 18-5 28-17 36-12-8-18-18-17-36Z', 'blue') +
    flat('M77 57c3 3 7 5 17 5 1 18-5 28-17 36Z', 'gold') +
    line('M77 57v41') +
    shape('M77 68l3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1Z', 'linen', ' stroke-width="1.8"'),
  spear: (skin) =>
    rod('M80 98V34', 'wood', 4.5) +
    shape('M80 4c6 9 9 16 6 24l-6 6-6-6c-3-8 0-15 6-24Z', 'steel') +
    line('M80 10v22', 1.6) +
    line('M74 36h12', 4, 'red') +
    fist(skin),
  club: (skin) =>
    shape('M72 96l4-28c-7-12-5-34 6-36 12 0 14 24 5 36l-5 28Z', 'wood') +
    shape('M70 44l-7-2 6-5ZM70 58l-7 2 6 4ZM91 42l6-3-4-4ZM91 58l6 2-5 4Z', 'cream', ' stroke-width="2"') +
    flat('M84 33c10 3 11 24 3 35l-5 28h-4l4-30c5-10 6-24 2-33Z') +
    fist(skin, 78, 84),
  greataxe: (skin) =>
    rod('M80 98V20', 'wood', 5) +
    shape('M82 26c-16-8-26 0-26 0 4 9 4 19 0 28 0 0 10 6 26-2Z', 'steel') +
    flat('M62 50c8 3 14 2 20-4v6c-10 6-18 6-26 2 1-2 2-4 2-6Z') +
    line('M61 28c4 8 4 17 0 24', 1.6) +
    fist(skin, 79, 84),
  axe: (skin) =>
    rod('M74 98L82 26', 'wood', 5) +
    shape('M78 26c-9-1-14 2-20-2 0 12 4 22 12 26 2-4 4-5 7-6Z', 'steel') +
    shape('M84 26l8 2v14l-10 2Z', 'steel') +
    flat('M62 36c4 6 10 6 16 2l-1 6c-3 1-5 2-7 6-5-3-8-8-8-14Z') +
    fist(skin, 76, 84),
  crossbow: (skin) =>
    rod('M78 98V44', 'wood', 6) +
    line('M60 60c4-12 10-17 18-17s14 5 18 17', 7) +
    line('M60 60c4-12 10-17 18-17s14 5 18 17', 3.4, 'brown') +
    line('M60 60l18 12 18-12', 1.8) +
    shape('M78 26l5 10h-10Z', 'steel') +
    line('M78 36v30', 2.4) +
    fist(skin, 77, 86),
  dagger: (skin) =>
    shape('M74 66V40l4-10 4 10v26Z', 'steel') +
    flat('M78 30l4 10v26h-4Z') +
    rod('M69 68h18', 'gold', 3.5) +
    fist(skin, 78, 78) +
    disc(78, 91, 3.5, 'gold'),
  baton: (skin) =>
    rod('M68 92l20-50', 'blue', 7) +
    line('M86 46l2-4M69 90l2-5', 8) +
    line('M86 46l2-4M69 90l2-5', 5, 'gold') +
    dots('75 75 81 60', 3, 'gold') +
    fist(skin, 73, 82),
  flag: (skin) =>
    rod('M72 98V18', 'wood', 4) +
    shape('M73 22c8-5 13 4 23 0v30c-10 4-15-5-23 0Z', 'blue') +
    shape('M84 26l7 11-7 11-7-11Z', 'goldhi', ' stroke-width="2"') +
    fist(skin, 71, 82),
  sabre: (skin) =>
    shape('M72 66c8-14 10-28 6-44 10 10 14 28 4 46Z', 'steel') +
    flat('M78 22c10 10 14 28 4 46l-5-1c6-14 6-29 1-45Z') +
    rod('M66 66l20 6', 'gold', 4) +
    line('M68 68c-4 10 0 20 10 20', 5) +
    line('M68 68c-4 10 0 20 10 20', 2, 'gold') +
    fist(skin, 77, 80),
  halberd: (skin) =>
    rod('M80 98V20', 'wood', 4.5) +
    shape('M80 2l5 20h-10Z', 'steel') +
    shape('M78 26c-8-2-14-6-18-4 3 8 3 16 0 24 6 0 12-4 18-6ZM82 28l12 4-2 6-10 2Z', 'steel') +
    flat('M64 44c5-1 9-5 14-8v4c-6 2-12 6-18 6Z') +
    fist(skin),
  lance: (skin) =>
    rod('M78 98V12', 'wood', 4.5) +
    shape('M80 16l16 6-9 5 9 6-16 5Z', 'red') +
    shape('M78 4l4 10h-8Z', 'steel') +
    fist(skin),
  bomb: () =>
    disc(76, 76, 17, 'black') +
    shape('M70 56h12v6H70Z', 'grey') +
    line('M76 56c0-8 10-6 10-14', 2.6, 'tan') +
    flat('M86 42l-7-2 6-4-1-7 5 5 7-2-3 6 4 5-7 0-3 6Z', 'orange') +
    flat(star(87, 38, 5), 'goldhi') +
    flat('M65 72c2-6 6-8 10-9-1 6-4 9-10 9Z', 'light'),
  flail: (skin) =>
    rod('M66 96l4-62', 'wood', 5) +
    rod('M70 33c6-8 12-4 14 6', 'steel', 2.5) +
    shape('M84 38l4 6 7-2-1 7 5 5-5 5 1 7-7-2-4 6-4-6-7 2 1-7-5-5 5-5-1-7 7 2Z', 'steel') +
    disc(84, 54, 5, 'grey') +
    fist(skin, 67, 82),
  mace: (skin) =>
    rod('M76 96l3-46', 'wood', 5) +
    shape('M79 20l5 7 8-2-1 8 6 5-6 5 1 8-8-2-5 7-5-7-8 2 1-8-6-5 6-5-1-8 8 2Z', 'steel') +
    disc(79, 38, 8, 'grey') +
    dots('77 36', 3, 'linen') +
    fist(skin, 77, 82),
  helmet: () =>
    shape('M62 90c-3-22 4-36 16-36s19 14 16 36c-10 5-22 5-32 0Z', 'steel') +
    flat('M84 56c8 5 12 17 10 34-4 2-8 3-12 4 6-12 8-26 2-38Z') +
    line('M66 72h10M81 72h10', 4.4) +
    line('M78 54v40', 2) +
    shape('M78 54c-4-8 0-14 8-16-2 6-2 11-4 16Z', 'blue'),
} satisfies Record<string, Drawn>;
