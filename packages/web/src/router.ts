import { signal } from '@preact/signals';
import { entryOf, firstGame } from './games/index.ts';
import type { Eyes } from './source/replay.ts';

/** The page that is shown. Routes are in the URL's fragment, so that any static file server can host the page. */
export type Route =
  | { readonly page: 'home' | 'about' | 'admin' | 'privacy' }
  | { readonly page: 'learn'; readonly game: string; readonly chapter?: string | undefined }
  | { readonly page: 'rules'; readonly game: string; readonly anchor: string | undefined }
  | { readonly page: 'game'; readonly game: string; readonly id: string }
  | ({ readonly page: 'replay'; readonly id: string } & Moment)
  /** A moment of a record that is itself in the address. */
  | ({ readonly page: 'shared'; readonly packed: string } & Moment)
  | { readonly page: 'tables' }
  /** A table of the server; `replay` once its game is over; `print`: what was made at that seat. */
  | { readonly page: 'table'; readonly id: string; readonly print?: number }
  | ({ readonly page: 'tableReplay'; readonly id: string } & Moment)
  /** A personal link to a seat. */
  | { readonly page: 'code'; readonly code: string }
  /** A link to choose a new password. */
  | { readonly page: 'reset'; readonly token: string }
  /** The player's own account; a player's profile; the ratings of a game. */
  | { readonly page: 'me' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'ratings'; readonly game: string }
  /** Checks that the shuffle was fair: of a table, or of a record from a file. */
  | { readonly page: 'check'; readonly id: string | undefined }
  | { readonly page: 'lost' };

/** Where somebody is in a replay, and through whose eyes they look. */
export interface Moment {
  readonly move: number | undefined;
  readonly eyes?: Eyes;
}

const momentOf = (move = '', eyes = ''): Moment => ({
  move: /^\d{1,5}$/.test(move) ? Number(move) : undefined,
  ...(eyes === 'all' ? { eyes } : /^[0-9]$/.test(eyes) && { eyes: Number(eyes) }),
});

/** What follows a replay's address, so that whoever comes back is where they were. */
export const momentAddress = (move: number, eyes?: Eyes): string =>
  eyes === undefined ? `${move}` : `${move}/${eyes}`;

export function parseRoute(hash: string): Route {
  const [page = '', first, second, third, fourth] = hash.replace(/^#\/?/, '').split('/').map(decode);
  switch (page) {
    case '':
      return { page: 'home' };
    case 'about':
    case 'admin':
    case 'privacy':
      return { page };
    case 'learn':
      return { page, game: entryOf(first)?.id ?? firstGame.id, ...(second && { chapter: second }) };
    case 'rules':
      return entryOf(first) && first
        ? { page, game: first, anchor: second }
        : { page, game: firstGame.id, anchor: first };
    case 'game':
      return first && entryOf(first) && second ? { page, game: first, id: second } : { page: 'lost' };
    case 'replay':
      return first ? { page, id: first, ...momentOf(second, third) } : { page: 'lost' };
    case 'tables':
    case 'me':
      return { page };
    case 'players':
      return first ? { page: 'player', id: first } : { page: 'lost' };
    case 'ratings':
      return { page, game: entryOf(first)?.id ?? firstGame.id };
    case 'check':
      return { page, id: first || undefined };
    case 'table':
      if (!first) return { page: 'lost' };
      if (second === 'replay') return { page: 'tableReplay', id: first, ...momentOf(third, fourth) };
      return { page, id: first, ...(second === 'print' && /^\d$/.test(third ?? '') && { print: Number(third) }) };
    case 'code':
      return first ? { page, code: first } : { page: 'lost' };
    case 'reset':
      return first ? { page, token: first } : { page: 'lost' };
    case 'shared':
      return first ? { page, packed: first, ...momentOf(second, third) } : { page: 'lost' };
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

/** The address of the table or the lesson that one last was at, for the way back from the rules. */
export const lastTable = signal<string | undefined>(undefined);
const atTable: readonly Route['page'][] = ['game', 'table', 'replay', 'shared', 'tableReplay', 'learn'];

/** The page that an address without a # leads to: a table, its replay, or what somebody made there. */
export function hashFor(path: string): string | undefined {
  const [, id, rest] = /^\/table\/([\w-]{22})(?:\/(replay|print\/\d))?$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  return rest === undefined ? `#/table/${id}` : `#/table/${id}/${rest}`;
}

/** Whether what is shown has a board, by its address. */
export const isAtTable = (): boolean => atTable.includes(route.value.page);

/** Follows the address bar from now on. */
export function followAddress(): void {
  const follow = (): void => {
    route.value = parseRoute(location.hash);
    if (isAtTable()) lastTable.value = location.hash;
    else if (route.value.page === 'home') lastTable.value = undefined;
  };
  // Links that are sent name the table by a path: whatever handles them may drop what follows a #.
  const path = hashFor(location.pathname);
  if (path !== undefined) history.replaceState(undefined, '', `/${path}`);
  follow();
  addEventListener('hashchange', follow);
}

export const go = (address: string): void => {
  location.hash = `#/${address}`;
};
