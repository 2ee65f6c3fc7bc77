/** Passkeys in the browser: each ceremony is begun by the server and answered to it. */
import { api } from '../net/api';
import type { Signed } from '../wire';

const ADDRESS = /^[\d.]+$|:/;

/** Whether this browser can have passkeys for this address. */
export function passkeysWork(): boolean {
  return (
    isSecureContext &&
    !ADDRESS.test(location.hostname) &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Make a passkey; null: the person thought better of it. */
export async function makePasskey(settings: string): Promise<true | null> {
  const { options } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey }).catch(changedTheirMind);
  if (!made) return null;
  await api.makePasskey((made as PublicKeyCredential).toJSON(), settings);
  return true;
}

/** Sign in with a passkey; null: the person thought better of it. */
export async function usePasskey(): Promise<Signed | null> {
  const { options } = await api.beginSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await navigator.credentials.get({ publicKey }).catch(changedTheirMind);
  return used ? await api.signIn((used as PublicKeyCredential).toJSON()) : null;
}

/** Browsers say so as an error, and do not tell it from having no passkey. */
function changedTheirMind(error: unknown): null {
  if (error instanceof DOMException) return null;
  throw error;
}
