/** Being called by this browser when its page is closed: a subscription with its push service. */
import { api } from '../net/api';
import type { MyCalls, Wishes } from '../wire';

/** What one may be called for. */
export const KINDS = ['turn', 'invited', 'rematch', 'chat'] as const;

/** Why somebody is not called though they want to be: the key of a sentence. */
export type Uncalled = 'calls-denied' | 'calls-failed';

/** Whether this browser can be called here. */
export function canBeCalled(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}

/** The time zone one's quiet hours are told in. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Ask the person, then the browser's push service, then tell the server; or return why that cannot be. */
export async function beCalled(key: string, wishes: Wishes): Promise<MyCalls | Uncalled> {
  if ((await Notification.requestPermission()) !== 'granted') return 'calls-denied';
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const made = await worker.pushManager.subscribe(wanted).catch(unreachable);
  if (!made) return 'calls-failed';
  const { endpoint = '', keys = {} } = made.toJSON();
  return api.callHere({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', wishes });
}

/** Some browsers have no push service, or cannot reach it; each says so by an error of its own. */
function unreachable(error: unknown): null {
  if (error instanceof DOMException) return null;
  throw error;
}

export async function beCalledNoMore(): Promise<MyCalls> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return api.doNotCallHere();
}
