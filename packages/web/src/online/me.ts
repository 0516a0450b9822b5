import type { Me } from '@hanga/protocol';
import { signal } from '@preact/signals';
import { hearHouse } from '../house/house.ts';
import { api } from './api.ts';
import { listenForPlayer, reconnect } from './connection.ts';
import { keepKnown } from './known.ts';

/** Who the server takes this browser for; `undefined` until it has said. */
export const me = signal<Me | undefined>(undefined);

export async function fetchMe(): Promise<Me> {
  me.value = await api.me();
  hearHouse(me.value.house);
  keepKnown(me.value.player !== undefined);
  return me.value;
}

listenForPlayer(player => {
  if (me.value && me.value.player?.id !== player) void fetchMe().catch(() => {});
});

/** Becomes somebody by this name, where one is nobody yet or called otherwise. */
export async function beCalled(name: string): Promise<void> {
  const now = me.value ?? (await fetchMe());
  if (now.player?.name === name || now.player?.account) return;
  await api.chooseName(name);
  await fetchMe();
  // The socket was opened as nobody.
  if (!now.player) reconnect();
}

/** Somebody else from now on, or nobody: an account was made, entered or left. */
export async function becameAnother(): Promise<void> {
  await fetchMe();
  reconnect();
}
