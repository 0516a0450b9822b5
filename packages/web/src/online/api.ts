import type { GameRecord } from '@hanga/kernel';
import {
  type AdminCommand,
  type ChannelName,
  type Channels,
  type MadeToken,
  type Me,
  type MyChannels,
  type MyTable,
  type MyToken,
  type NewReport,
  type NewTable,
  type PlayerStats,
  type Profile,
  type RatingLine,
  type Refusal,
  refusalText,
  type Scope,
  type TestResult,
} from '@hanga/protocol';
import { settings } from '../settings.ts';
import { onlineWords } from './text/index.ts';

/** A sentence for a person to read. */
export class Refused extends Error {
  readonly kind: Refusal['kind'];
  constructor(why: Refusal) {
    super(sentenceFor(why));
    this.kind = why.kind;
  }
}

/** What a refusal of the server means. Those of the rules need the game's words: see `remote.ts`. */
export const sentenceFor = (why: Refusal): string => {
  if (why.kind === 'table' || why.kind === 'rules') return refusalText[settings.value.language].badMessage;
  return refusalText[settings.value.language][why.kind] ?? refusalText[settings.value.language].tryAgain;
};

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(
      `/api/${path}`,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
  } catch {
    throw new Error(onlineWords().unreachable);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  const why = (answer as { why?: Refusal } | undefined)?.why;
  if (!why) throw new Error(onlineWords().unreachable);
  throw new Refused(why);
}

/** What is asked of the server once; what goes on at a table comes over the socket. */
export const api = {
  me: () => ask<Me>('me'),
  chooseName: (name: string) => ask<{ id: string; name: string }>('me', { name }),
  /** A page of them: the first, or the one after a table. */
  myTables: (after?: string) => ask<readonly MyTable[]>(`me/tables${after === undefined ? '' : `?after=${after}`}`),
  channels: () => ask<MyChannels>('me/channels'),
  setChannels: (channels: Channels) => ask<MyChannels>('me/channels', channels),
  testChannel: (way: ChannelName) => ask<TestResult>('me/channels/test', { way }),
  makeAccount: (name: string, password: string) => ask<{ id: string; name: string }>('account', { name, password }),
  signIn: (name: string, password: string) => ask<{ id: string; name: string }>('sign-in', { name, password }),
  signOut: () => ask<object>('sign-out', {}),
  signOutOthers: () => ask<object>('account/sign-out-others', {}),
  changeName: (name: string, password: string) => ask<object>('account/name', { name, password }),
  changePassword: (old: string, password: string) => ask<object>('account/password', { old, password }),
  deleteMe: (password?: string) => ask<object>('account/delete', { ...(password !== undefined && { password }) }),
  /** Whose password a link would change; with a password, changes it. */
  resetPassword: (token: string, password?: string) =>
    ask<{ name: string }>('reset', { token, ...(password !== undefined && { password }) }),
  tokens: () => ask<readonly MyToken[]>('me/tokens'),
  makeToken: (name: string, scopes: readonly Scope[], password: string) =>
    ask<MadeToken>('me/tokens', { name, scopes, password }),
  revokeToken: (id: string) => ask<object>('me/tokens/revoke', { id }),
  becomeBot: () => ask<object>('account/bot', {}),
  invite: (table: string, player: string) => ask<object>(`tables/${table}/invite`, { player }),
  openTable: (table: NewTable) => ask<{ id: string }>('tables', table),
  again: (id: string) => ask<{ id: string }>(`tables/${id}/again`, {}),
  record: (id: string) => ask<GameRecord>(`tables/${id}/record`),
  newCode: (id: string) => ask<{ code: string }>(`tables/${id}/code`, {}),
  takeCode: (code: string) => ask<{ table: string }>('code', { code }),
  playerStats: (id: string) => ask<PlayerStats>(`players/${id}/stats`),
  profile: (id: string) => ask<Profile>(`players/${id}`),
  report: (report: NewReport) => ask<object>('reports', report),
  confirmAdmin: (password: string) => ask<object>('admin/confirm', { password }),
  admin: <Answer>(command: AdminCommand) => ask<Answer>('admin', command),
  ratings: (game: string) => ask<readonly RatingLine[]>(`ratings/${game}`),
};
