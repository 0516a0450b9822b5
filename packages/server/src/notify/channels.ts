import { type ChannelName, type Channels, type ChannelTrouble, hookKindOf, type MyChannels } from '@hanga/protocol';
import type { Store } from '../storage/store.ts';

/** The ways that a player chose, as they are stored. An address that was not confirmed is never written to. */
export type StoredChannels = Omit<MyChannels, 'failed' | 'confirmed'> & { readonly confirmed?: true };

const TRIES = 5;

export async function channelsOf(store: Store, player: string): Promise<StoredChannels> {
  return JSON.parse((await store.people.channels(player)).channels) as StoredChannels;
}

/** As their owner sees them. */
export async function myChannels(store: Store, player: string): Promise<MyChannels> {
  const { channels, troubles } = await store.people.channels(player);
  const { confirmed, ...rest } = JSON.parse(channels) as StoredChannels;
  const failed = JSON.parse(troubles) as NonNullable<MyChannels['failed']>;
  return {
    ...rest,
    ...(rest.webhook !== undefined && { hook: rest.hook ?? hookKindOf(rest.webhook) }),
    ...(rest.email !== undefined && { confirmed: confirmed ?? false }),
    ...(Object.keys(failed).length > 0 && { failed }),
  };
}

/** What is wanted over what there is; `false` ends a way. */
export function withWanted(before: StoredChannels, wanted: Channels): StoredChannels {
  const { confirmed, ...rest } = before;
  const { hook: _, ...others } = rest;
  // Another address is understood anew.
  const kept = wanted.webhook === undefined || wanted.webhook === before.webhook ? rest : others;
  const merged = Object.entries({ ...kept, ...wanted }).filter(([, value]) => value !== false && value !== undefined);
  const after = Object.fromEntries(merged) as StoredChannels;
  return confirmed && after.email !== undefined && after.email === before.email ? { ...after, confirmed } : after;
}

/** Changes what is stored, from what is stored: two requests at once do not undo each other. */
export async function changeChannels(
  store: Store,
  player: string,
  change: (before: StoredChannels) => StoredChannels | undefined,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { channels } = await store.people.channels(player);
    const after = change(JSON.parse(channels) as StoredChannels);
    if (!after) return false;
    if (await store.people.setChannels(player, channels, JSON.stringify(after))) return true;
  }
  throw new Error('the channels of a player change all the time');
}

/** Remembers what went wrong with a way, or that it went well. */
export async function noteTrouble(
  store: Store,
  player: string,
  way: ChannelName,
  trouble: ChannelTrouble | undefined,
): Promise<void> {
  const { troubles } = await store.people.channels(player);
  const { [way]: had, ...others } = JSON.parse(troubles) as Partial<Record<ChannelName, ChannelTrouble>>;
  if (!had && !trouble) return;
  await store.people.setTroubles(player, JSON.stringify(trouble ? { ...others, [way]: trouble } : others));
}
