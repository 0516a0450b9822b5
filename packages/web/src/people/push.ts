import type { Channels } from '@hanga/protocol';

type Subscribed = Exclude<Channels['push'], false | undefined>;

/** The service worker that would receive messages; `undefined` where the browser or the address allows none. */
async function receiver(): Promise<PushManager | undefined> {
  if (!('PushManager' in window) || !navigator.serviceWorker) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

export const canPush = async (): Promise<boolean> => (await receiver()) !== undefined;

/** The endpoint of this browser's push subscription. */
export const pushedHere = async (): Promise<string | undefined> =>
  (await (await receiver())?.getSubscription())?.endpoint;

/** Subscribes this browser to push messages that are signed with the server's key. */
export async function subscribe(key: string): Promise<Subscribed> {
  const manager = await receiver();
  if (!manager) throw new Error('no push here');
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint as string, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

export async function unsubscribe(): Promise<void> {
  await (await (await receiver())?.getSubscription())?.unsubscribe();
}
