/** Fetching a game's rules for the page. */
import type { Manifest, ShortManifest } from './manifest';
import { RulesModule } from './module';

/** Where a module lies, and the hash of what it follows from. */
export interface Place {
  sources: string;
  module: string;
  manifest: string;
}

export async function fetchModule<Told extends ShortManifest = Manifest>(
  place: Place,
): Promise<RulesModule<Told>> {
  const parts = [
    get(place.manifest).then((answer): Promise<Told> => answer.json()),
    get(place.module).then((answer) => answer.arrayBuffer()),
  ] as const;
  // Whoever hears that one failed ends the worker: the other must not be on its way then.
  await Promise.allSettled(parts);
  const [manifest, module] = await Promise.all(parts);
  if (manifest.sources !== place.sources)
    throw new Error(`other rules: ${manifest.sources}, not ${place.sources}`);
  await check(module, manifest.module);
  return RulesModule.of(manifest, module);
}

async function get(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** Refuse a module that is not the one its manifest tells of; browsers can tell only where they trust the connection. */
async function check(module: ArrayBuffer, wanted: string): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', module));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== wanted) throw new Error(`a damaged module: ${found}, not ${wanted}`);
}
