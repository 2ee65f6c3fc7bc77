/** How long ago something was, and how long something lasts, as people say it. */
import { app } from './app.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Say how long ago a moment was, in seconds since 1970. */
export function ago(moment: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, now - moment);
  const words = new Intl.RelativeTimeFormat(app.language, { numeric: 'auto' });
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return words.format(0, 'second');
}

/** Say how long something has lasted since a moment, in seconds since 1970; nothing for less than a minute. */
export function lasting(moment: number, now = Date.now() / 1000): string {
  const seconds = now - moment;
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? [];
  if (!unit) return '';
  const words = new Intl.NumberFormat(app.language, { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.floor(seconds / size));
}

/** Say the time of day of a moment, in seconds since 1970. */
export function clockTime(moment: number): string {
  return new Intl.DateTimeFormat(app.language, { timeStyle: 'short' }).format(moment * 1000);
}

/** Say the day of a moment, in seconds since 1970. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(app.language, { dateStyle: 'medium' }).format(moment * 1000);
}
