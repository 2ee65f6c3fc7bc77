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

export async function fetchBytes(address: string): Promise<ArrayBuffer> {
  return (await get(address)).arrayBuffer();
}

/** Refuse a module that is not the one its manifest tells of. */
async function check(module: ArrayBuffer, wanted: string): Promise<void> {
  const found = await digestOf(module);
  if (found !== null && found !== wanted) throw new Error(`a damaged module: ${found}, not ${wanted}`);
}

/** Return the SHA-256 of a file; null where the browser does not tell, as it does only where it trusts the connection. */
export async function digestOf(file: ArrayBuffer): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Let this device forget a file that came damaged, so that it is fetched anew the next time. */
export async function forgetFile(address: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys())
    await (await caches.open(name)).delete(address, { ignoreVary: true });
}
