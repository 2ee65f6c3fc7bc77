/** Which of the portraits a person has who chose none. */
import { FACES, type Face } from './wire';

/** Of the hash that a face follows from (FNV-1a). */
const [OFFSET, PRIME] = [2_166_136_261, 16_777_619];

/** Return a face that always follows from the same words. */
export function faceOf(words: string): Face {
  const sum = [...words].reduce(
    (all, letter) => Math.imul(all ^ letter.codePointAt(0)!, PRIME) >>> 0,
    OFFSET,
  );
  return FACES[sum % FACES.length]!;
}

/** Return a face drawn by lot. */
export function anyFace(): Face {
  return FACES[crypto.getRandomValues(new Uint8Array(1))[0]! % FACES.length]!;
}
