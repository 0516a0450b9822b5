import type { Generated } from 'kysely';

/** The columns, the same in both engines. Times are milliseconds; what is JSON is text. */
export interface Schema {
  tables: TableColumns;
  entries: EntryColumns;
  /** The logs of games that are stored compactly; such a game has no `entries`. */
  packed_logs: { table_id: string; seq: number; log: Uint8Array };
  chat: ChatColumns;
  holders: HolderColumns;
  codes: { hash: string; table_id: string; player_id: string; sat_at: number; until: number };
  players: PlayerColumns;
  sessions: SessionColumns;
  ratings: { game: string; player_id: string; mu: number; sigma: number; rating: number; games: number };
  told: { table_id: string; seat: number; prompt: number; at: number };
  nodes: { id: string; seen_at: number };
  settings: { name: string; value: string };
  tokens: TokenColumns;
  access_tokens: AccessTokenColumns;
  played: PlayedColumns;
  /** `mark`: what was collected, as in `played.ts`. */
  marks: { player_id: string; mark: string; times: number };
  invitations: { player_id: string; table_id: string; at: number };
  reports: ReportColumns;
  admin_log: AdminLogColumns;
}

export interface TableColumns {
  id: string;
  game: string;
  status: string;
  listed: number;
  rev: number;
  meta: string;
  seed: string;
  /** The state after `state_seq` entries, under rules `state_rules`. The log may be ahead of it. */
  state: string | null;
  state_seq: number;
  state_rules: number;
  /** Where the game is brought back to memory from: a `Snapshot`. */
  snapshot: string | null;
  result: string | null;
  rated: number;
  /** When a bot or a clock wants this table next. */
  wake_at: number | null;
  /** The node that plays its bots and runs its clock. */
  runner: string | null;
  created_at: number;
  updated_at: number;
  /** The host's player id, as in `meta`. */
  host: Generated<string>;
  /** Of a game that is over and stored compactly: where it ended, packed. No bytes: it stays as it is. */
  packed: Generated<Uint8Array | null>;
}

export interface HolderColumns {
  table_id: string;
  seat: number;
  player_id: string;
  /** By the table's status: 2 where the game is running, 1 where the table is open, 0 where it is over. */
  live: number;
  /** As the table's `updated_at`. */
  changed_at: number;
}

/** A finished game of one person. */
export interface PlayedColumns {
  table_id: string;
  seat: number;
  player_id: string;
  game: string;
  /** How many played. */
  seats: number;
  at: number;
  score: number;
  place: number;
  /** 1: a bot played for them at some time. */
  stood_in: number;
  is_public: number;
  /** After the game, where it was rated. */
  rating: number | null;
}

export interface EntryColumns {
  table_id: string;
  seq: number;
  kind: string;
  seat: number;
  action: string | null;
  events: string;
  key: string;
  rules: number;
  at: number;
}

export interface ChatColumns {
  table_id: string;
  no: number;
  key: string;
  player_id: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface PlayerColumns {
  id: string;
  name: string;
  /** The name in lower case, when there is a password. */
  account: string | null;
  password: string | null;
  channels: Generated<string>;
  created_at: number;
  /** What the account's name looks like; unique among accounts made since names are compared by their looks. */
  skeleton: Generated<string | null>;
  /** What went wrong last, by channel. */
  troubles: Generated<string>;
  /** 1: a program plays under this account. */
  bot: Generated<number>;
  /** 1: may administer the server. */
  admin: Generated<number>;
  /** Since when they may not come in any more. */
  banned_at: Generated<number | null>;
}

export interface SessionColumns {
  hash: string;
  player_id: string;
  /** When it was last used, give or take a day. */
  seen_at: number;
  /** Until when whoever sits there may administer without giving their password again. */
  admin_until: Generated<number | null>;
}

/** A name or a message that somebody found wrong, with what was said: the chat may go before the report does. */
export interface ReportColumns {
  id: string;
  at: number;
  table_id: string;
  /** `name`, `message` or `table`: the name of a table. */
  kind: string;
  /** Whose it is, and what they were called; empty when they are gone. */
  about: string;
  about_name: string;
  said: string;
  /** Who reported it; empty when they are gone. */
  reporter: string;
  note: string;
  closed_at: number | null;
}

/** What was done by those who administer the server. */
export interface AdminLogColumns {
  id: string;
  at: number;
  /** A player; empty for the command line, and for who is gone. */
  who: string;
  what: string;
  /** The player or the table that it was done to. */
  about: string;
  detail: string;
}

/** A secret by which a program acts for an account. Only its hash is here. */
export interface AccessTokenColumns {
  hash: string;
  /** What its owner ends it by. */
  id: string;
  player_id: string;
  name: string;
  /** What it is good for, with spaces between. */
  scopes: string;
  made_at: number;
  used_at: number | null;
}

/** A link that works once. Only the hash of its secret is here. */
export interface TokenColumns {
  hash: string;
  /** `reset`: a new password. `email`: an address is confirmed. */
  kind: string;
  player_id: string;
  /** Of `email`: a hash of the address. It stays for a while after the player has gone, so that nobody is flooded. */
  detail: string;
  made_at: number;
  until: number;
  used_at: number | null;
}
