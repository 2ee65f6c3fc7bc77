/** Being called by this browser when its page is closed: a subscription with its push service. */
import { api } from '../net/api';
import type { MyCalls, Wishes } from '../wire';

/** What one may be called for. */
export const KINDS = ['turn', 'invited', 'rematch', 'chat'] as const;

/** Whether this browser can be called here. */
export function canBeCalled(): boolean {
  return (
    isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  );
}

/** The time zone one's quiet hours are told in. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Ask the person, then the browser's push service, then tell the server; null: they said no. */
export async function beCalled(key: string, wishes: Wishes): Promise<MyCalls | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  return api.callHere({ endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', wishes });
}

export async function beCalledNoMore(): Promise<MyCalls> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return api.doNotCallHere();
}
