/** Handing an address on: one that others can reach, copied so that it is really copied. */
import { api } from './net/api';

const LOCAL = /^(localhost|127\..*|\[::1\]|::1)$/;

class Sharing {
  /** Whether this page's own address is of use on this device alone. */
  readonly local = location.protocol === 'http:' && LOCAL.test(location.hostname);
  #others = $state.raw<string[] | null>(null);

  /** Learn how other devices reach the server, where this page's own address is of no use to them. */
  learn(): void {
    if (!this.local || this.#others) return;
    api.addresses().then(
      (found) => {
        this.#others = found.addresses;
      },
      () => undefined, // the page's own address is shown then, and said to be of use here only
    );
  }

  /** The origin to hand on. */
  get origin(): string {
    return this.#others?.[0] ?? location.origin;
  }

  /** Whether nobody else can use what is handed on. */
  get hereOnly(): boolean {
    return this.local && this.#others?.length === 0;
  }
}

export const sharing = new Sharing();

/** Copy words; tells whether they were. */
export async function copy(words: string): Promise<boolean> {
  try {
    // Pages that came over plain http have no clipboard.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(words);
      return true;
    }
  } catch {
    // Forbidden: the old way may still be allowed.
  }
  return copyFromField(words);
}

function copyFromField(words: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  // Behind an open dialog nothing can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body;
  const field = document.createElement('textarea');
  field.value = words;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  place.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  before?.focus();
  return copied;
}
