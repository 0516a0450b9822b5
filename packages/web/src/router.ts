import { signal } from '@preact/signals';
import { type GameId, isGameId } from './games/index.ts';

/** Where one is. Addresses live behind the #: any server that hands out files will do. */
export type Route =
  | { readonly page: 'home' | 'about' }
  | { readonly page: 'learn'; readonly game: GameId; readonly chapter?: string | undefined }
  | { readonly page: 'rules'; readonly game: GameId; readonly anchor: string | undefined }
  | { readonly page: 'game'; readonly game: GameId; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly move: number | undefined }
  /** A moment of a record that is itself in the address. */
  | { readonly page: 'shared'; readonly packed: string; readonly move: number | undefined }
  | { readonly page: 'tables' }
  /** A table of the server; `replay` once its game is over. */
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'tableReplay'; readonly id: string }
  /** A personal link to a seat. */
  | { readonly page: 'code'; readonly code: string }
  /** A link to choose a new password. */
  | { readonly page: 'reset'; readonly token: string }
  /** Who one is at the server; somebody's profile; who plays a game best. */
  | { readonly page: 'me' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'ratings'; readonly game: GameId }
  /** Checks that the shuffle was fair: of a table, or of a record from a file. */
  | { readonly page: 'check'; readonly id: string | undefined }
  | { readonly page: 'lost' };

export function parseRoute(hash: string): Route {
  const [page = '', first, second] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const move = second !== undefined && /^\d{1,5}$/.test(second) ? Number(second) : undefined;
  switch (page) {
    case '':
      return { page: 'home' };
    case 'about':
      return { page };
    case 'learn':
      return { page, game: isGameId(first) ? first : 'kanagawa', ...(second && { chapter: second }) };
    case 'rules':
      return isGameId(first) ? { page, game: first, anchor: second } : { page, game: 'kanagawa', anchor: first };
    case 'game':
      return isGameId(first) && second ? { page, game: first, id: second } : { page: 'lost' };
    case 'replay':
      return first ? { page, id: first, move } : { page: 'lost' };
    case 'tables':
    case 'me':
      return { page };
    case 'players':
      return first ? { page: 'player', id: first } : { page: 'lost' };
    case 'ratings':
      return { page, game: isGameId(first) ? first : 'kanagawa' };
    case 'check':
      return { page, id: first || undefined };
    case 'table':
      return first ? { page: second === 'replay' ? 'tableReplay' : page, id: first } : { page: 'lost' };
    case 'code':
      return first ? { page, code: first } : { page: 'lost' };
    case 'reset':
      return first ? { page, token: first } : { page: 'lost' };
    case 'shared':
      return first ? { page, packed: first, move } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const route = signal<Route>({ page: 'home' });

/** Follows the address bar from now on. */
export function followAddress(): void {
  const follow = (): void => {
    route.value = parseRoute(location.hash);
  };
  // A message that tells of a turn names the table by a path: whatever handles such links may drop what follows a #.
  const table = /^\/table\/([\w-]{22})$/.exec(location.pathname)?.[1];
  if (table) history.replaceState(undefined, '', `/#/table/${table}`);
  follow();
  addEventListener('hashchange', follow);
}

export const go = (address: string): void => {
  location.hash = `#/${address}`;
};
