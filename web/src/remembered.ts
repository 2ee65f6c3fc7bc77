/** What this browser remembers, and the language that follows from it; read before the app itself is there. */
import { LANGUAGES, type Language } from './wire';

const KEY = 'regency';

/** Return what was kept; storage may be forbidden or spoilt: then nothing was. */
export function remembered(): { language?: Language } & Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function remember(kept: unknown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}

/** Call *then* whenever another tab of this browser has remembered something. */
export function whenOthersRemember(then: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) then();
  });
}

/** Return the language that was chosen, or the best of ours for what the browser asks for. */
export function startingLanguage(): Language {
  return remembered().language ?? preferredLanguage(navigator.languages);
}

function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const found = LANGUAGES.find(
      (one) => lower === one.toLowerCase() || lower.split('-')[0] === one.split('-')[0],
    );
    if (found) return found;
  }
  return 'en';
}
