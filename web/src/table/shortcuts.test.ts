import { describe, expect, it } from 'vitest';
import { letterOf } from './shortcuts';

describe('LR4: a letter key', () => {
  it.each([
    ['a Latin layout', { key: 'u', code: 'KeyU' }, 'u'],
    ['with Shift or Caps Lock', { key: 'U', code: 'KeyU' }, 'u'],
    ['a French layout, by its letter', { key: 'a', code: 'KeyQ' }, 'a'],
    ['a Ukrainian layout, by its place', { key: 'г', code: 'KeyU' }, 'u'],
    ['a Russian layout, by its place', { key: 'Р', code: 'KeyH' }, 'h'],
    ['a mark, wherever it is typed', { key: '?', code: 'Digit7' }, '?'],
    ['a mark on a letter key', { key: '?', code: 'KeyM' }, '?'],
    ['no letter', { key: 'Escape', code: 'Escape' }, 'Escape'],
    ['a keyboard that names no places', { key: 'l', code: '' }, 'l'],
  ])('is known in %s', (_, event, letter) => {
    expect(letterOf(event)).toBe(letter);
  });
});
