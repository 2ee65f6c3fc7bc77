/** Random numbers that nobody can foresee, drawn by the browser. */

const RANGE = 2 ** 32;

/** Return a number from 0 to n − 1, each as likely as the others: what would favour some is drawn again. */
export function below(n: number): number {
  const fair = RANGE - (RANGE % n);
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0]! >= fair);
  return word[0]! % n;
}

/** Return an ordered choice of some of the cards, all choices equally likely. */
export function draw(cards: readonly number[], picks: number): number[] {
  const left = [...cards];
  return Array.from({ length: picks }, (_, place) => {
    const other = place + below(left.length - place);
    [left[place], left[other]] = [left[other]!, left[place]!];
    return left[place]!;
  });
}

/** Return a seed of 60 bits. */
export function drawSeed(): bigint {
  const [low, high] = crypto.getRandomValues(new Uint32Array(2));
  return (BigInt(high! & 0xfff_ffff) << 32n) | BigInt(low!);
}

/** Return an id that nobody else makes. */
export function drawId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
