import { expect, test } from 'vitest';
import { asMinute, asTime } from './times';

test('minutes of the day are told as times, and back', () => {
  for (const [minute, time] of [
    [0, '00:00'],
    [455, '07:35'],
    [1439, '23:59'],
  ] as const) {
    expect(asTime(minute)).toBe(time);
    expect(asMinute(time)).toBe(minute);
  }
});
