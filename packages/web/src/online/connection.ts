import { type ClientStatus, HangaClient, type LobbyChange, type LobbyMessage, type TableLine } from '@hanga/protocol';
import { signal } from '@preact/signals';
import { hearHouse } from '../house/house.ts';

/** Whether the server is heard; what has been done meanwhile waits, and nothing of it is lost. */
export const status = signal<ClientStatus>('connecting');

/** What the lobby shows; `undefined` until the server has told. */
export const lobby = signal<readonly TableLine[] | undefined>(undefined);

let client: HangaClient | undefined;
let onPlayer: (player: string | undefined) => void = () => {};

/** Hears who the server takes this browser for: it may have been signed out elsewhere. */
export const listenForPlayer = (listener: typeof onPlayer): void => {
  onPlayer = listener;
};

/** The one connection of this page, made when it is first needed. */
export function connection(): HangaClient {
  client ??= new HangaClient({
    open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`),
    onStatus: now => {
      status.value = now;
    },
    onPlayer: player => onPlayer(player),
    onLobby: hearLobby,
    onHouse: hearHouse,
  });
  return client;
}

/** After a name was chosen or an account entered, the server knows this browser as somebody else. */
export function reconnect(): void {
  client?.reopen();
}

function hearLobby(message: LobbyMessage | LobbyChange): void {
  if (message.t === 'lobby') {
    lobby.value = message.tables;
    return;
  }
  const others = (lobby.value ?? []).filter(({ id }) => id !== message.id);
  lobby.value = message.table ? [message.table, ...others] : others;
}

const wake = (): void => client?.wake();
addEventListener('online', wake);
addEventListener('pageshow', wake);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) wake();
});
