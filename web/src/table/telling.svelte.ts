/** What has happened, for those who listen: added line by line, so that the same words are heard twice. */

/** As many lines stay to be read again. */
const KEPT = 13;

export class Telling {
  lines = $state.raw<{ number: number; words: string }[]>([]);

  tell = (words: string): void => {
    if (!words) return;
    const number = (this.lines.at(-1)?.number ?? 0) + 1;
    this.lines = [...this.lines, { number, words }].slice(-KEPT);
  };
}
