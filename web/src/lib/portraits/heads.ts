/** Heads, and what a face says. */
import { dots, flat, line, type Paint, shape } from './pen';

/** Each head: its outline, and the shade along its right side. */
export const HEADS = {
  oval: [
    'M30 39c0-12 6-18 16-18s16 6 16 18c0 14-6 24-16 24S30 53 30 39Z',
    'M56 24c4 3 6 8 6 15 0 14-6 24-16 24-3 0-5-1-7-2 11-1 17-10 18-22 0-6 0-11-1-15Z',
  ],
  round: [
    'M28 42c0-13 7-21 18-21s18 8 18 21-7 21-18 21-18-8-18-21Z',
    'M57 25c5 4 7 10 7 17 0 13-7 21-18 21-3 0-5 0-8-2 12 0 20-8 20-20 0-6 0-11-1-16Z',
  ],
  square: [
    'M29 36c0-10 6-15 17-15s17 5 17 15v15c0 7-7 12-17 12s-17-5-17-12Z',
    'M57 24c4 3 6 7 6 12v15c0 7-7 12-17 12-3 0-6 0-8-1 12-1 20-5 20-13V36c0-5 0-9-1-12Z',
  ],
  long: [
    'M31 37c0-11 5-16 15-16s15 5 15 16v13c0 9-6 17-15 17s-15-8-15-17Z',
    'M55 23c4 3 6 7 6 14v13c0 9-6 17-15 17-2 0-4 0-6-1 10-2 16-8 16-18V36c0-5 0-9-1-13Z',
  ],
  heart: [
    'M29 37c0-11 6-16 17-16s17 5 17 16c0 13-9 27-17 27S29 50 29 37Z',
    'M57 24c4 3 6 7 6 13 0 13-9 27-17 27-2 0-4-1-6-2 9-3 17-14 18-26 0-4 0-9-1-12Z',
  ],
  heavy: [
    'M31 34c0-9 5-13 15-13s15 4 15 13c0 4 5 8 5 15 0 9-8 16-20 16s-20-7-20-16c0-7 5-11 5-15Z',
    'M57 24c3 2 4 5 4 10 0 4 5 8 5 15 0 9-8 16-20 16-4 0-8-1-11-3 14 1 25-4 25-13 0-8-3-9-3-15 0-4 0-7 0-10Z',
  ],
} satisfies Record<string, readonly [string, string]>;

const NOSES = {
  button: 'M45 48.5c1 2.5 4 2.5 5 0',
  straight: 'M48 42v7.5h-3.5',
  hook: 'M48 40c2 4 6 7 4 11-2 1-4 .5-5-.5',
  broad: 'M43 48c0 3.5 9 3.5 9 0',
  long: 'M49 41c0 4 3 8 1 10.5-2 1-4 .5-5-.5',
};

const EYES = {
  dots: () => dots('40 42.5 54 42.5', 5),
  arcs: () => line('M37 43.5q3-4 6 0M51 43.5q3-4 6 0', 2.4),
  shut: () => line('M37 42q3 3.5 6 0M51 42q3 3.5 6 0', 2.2),
  lids: () => dots('40.5 43.5 54.5 43.5', 4) + line('M36.5 41.5h7M51 41.5h7', 2.2),
  wink: () => dots('40 42.5', 4.8) + line('M51 43.5q3-4 6.5 0', 2.4),
};
const MOUTHS = {
  open: () =>
    shape('M39 53.5h16c0 7-3.5 9-8 9s-8-2-8-9Z', 'mouth', ' stroke-width="2"') +
    flat('M41 54.5h12v2.5H41Z', 'linen'),
  grin: () => shape('M38 52.5q9 5 18 0c0 7-4 9-9 9s-9-2-9-9Z', 'linen', ' stroke-width="2"'),
  teeth: () =>
    shape('M40 60c1-6 13-6 14 0Z', 'linen', ' stroke-width="2"') + line('M44 56.5v3M50 56.5v3', 1.4),
  shout: () =>
    shape('M41 54c3-2 9-2 12 0 1 5-2 9-6 9s-7-4-6-9Z', 'mouth', ' stroke-width="2"') +
    flat('M42.5 54.5q4.5-2 9 0v2h-9Z', 'linen'),
  oh: () => shape('M44 56a3 3 0 0 1 6 0c0 4-6 4-6 0Z', 'mouth', ' stroke-width="2"'),
};

/** Brows, which eyes, and the mouth: a line, or the name of an open one. */
const FACES = {
  calm: ['M36.5 36.5q3-1.5 6 0M51 36.5q3-1.5 6 0', 'dots', 'M43 56q4 2.5 8 0'],
  smile: ['M36.5 35.5q3-2.5 6 0M51 35.5q3-2.5 6 0', 'dots', 'M40 54.5q7 6.5 14 0'],
  laugh: ['M36 35q3-2.5 6 0M51 35q3-2.5 6 0', 'arcs', 'open'],
  stern: ['M36 35.5l7 2.5M58 35.5l-7 2.5', 'dots', 'M42 56.5h10'],
  cross: ['M35.5 34.5l8 4M58.5 34.5l-8 4', 'dots', 'M41 58q6-4 12 0'],
  sly: ['M36 38h7M51 36q3-3.5 6.5-1', 'dots', 'M42 57q6 1 10-3.5'],
  worried: ['M36 37.5q4-.5 6.5-3M58 37.5q-4-.5-6.5-3', 'dots', 'M43 57.5q4-2.5 8 0'],
  haughty: ['M36 35q3-3 6.5-1M51 34q3-2 6.5 1', 'lids', 'M44 56.5q3-1 6 0'],
  serene: ['M36.5 35.5q3-1.5 6 0M51 35.5q3-1.5 6 0', 'shut', 'M43 56q4 2.5 8 0'],
  wink: ['M36 35q3-3 6.5-1M51 37q3-1.5 6 0', 'wink', 'grin'],
  fierce: ['M34.5 33.5l9 5M59.5 33.5l-9 5', 'dots', 'teeth'],
  shout: ['M36 35l7 3M58 35l-7 3', 'dots', 'shout'],
  agog: ['M36 34q3-3 6 0M51 34q3-3 6 0', 'dots', 'oh'],
} satisfies Record<string, readonly [string, keyof typeof EYES, string]>;

type FaceName = keyof typeof FACES;

export interface Face {
  face?: FaceName;
  nose?: keyof typeof NOSES;
  /** Lashes and painted lips. */
  lady?: boolean;
  /** Lines of age. */
  old?: boolean;
  /** Blush; a machine has none. */
  cheeks?: boolean;
}

/** What a face says: cheeks, brows, nose and mouth in one line, and the eyes. */
export function features(
  { face = 'calm', nose = 'button', lady, old, cheeks = true }: Face,
  skin: Paint,
): string {
  const [brows, eyes, mouth] = FACES[face];
  const open = mouth in MOUTHS ? MOUTHS[mouth as keyof typeof MOUTHS] : null;
  const painted = lady && !open && face !== 'smile' && face !== 'sly';
  return [
    cheeks ? `<g opacity="${skin > 's4' ? 0.2 : 0.42}">${dots('35.5 50 57.5 50', 8, 'blush')}</g>` : '',
    old ? line('M34 46q1 2 3 2.5M60 46q-1 2-3 2.5M41 29.5q5-1.5 10 0', 1.4) : '',
    line(brows + NOSES[nose] + (open || painted ? '' : mouth), 2.1),
    EYES[eyes](),
    lady ? line('M37 41l-2.5-2M57 41l2.5-2', 1.8) : '',
    painted ? line(mouth, 2.8, skin > 's3' ? 'mouth' : 'lips') : '',
    open ? open() : '',
  ].join('');
}
