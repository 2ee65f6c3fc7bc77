import { expect, it } from 'vitest';
import { apart } from './picture';

it('moves dots that would lie on one another apart, and no others', () => {
  const dots = [
    { x: 10, y: 50 },
    { x: 12, y: 55 },
    { x: 11, y: 95 },
    { x: 10, y: 99 },
    { x: 60, y: 50 },
  ];
  const laid = apart(dots);
  expect([laid[0], laid[2], laid[4]]).toEqual([dots[0], dots[2], dots[4]]);
  for (const [number, one] of laid.entries()) {
    expect(one.x).toBe(dots[number]!.x);
    expect(one.y).toBeGreaterThanOrEqual(0);
    expect(one.y).toBeLessThanOrEqual(100);
    for (const other of laid.slice(0, number))
      expect(Math.abs(one.x - other.x) >= 10 || Math.abs(one.y - other.y) >= 16).toBe(true);
  }
});
