import type { Generated } from 'kysely';

/** The columns, the same in both engines. Times are milliseconds; what is JSON is text. */
export interface Schema {
  tables: TableColumns;
  entries: EntryColumns;
  chat: ChatColumns;
  holders: { table_id: string; seat: number; player_id: string };
  codes: { hash: string; table_id: string; player_id: string; sat_at: number; until: number };
  players: PlayerColumns;
  sessions: { hash: string; player_id: string; seen_at: number };
  ratings: { game: string; player_id: string; mu: number; sigma: number; rating: number; games: number };
  told: { table_id: string; seat: number; prompt: number; at: number };
  nodes: { id: string; seen_at: number };
  settings: { name: string; value: string };
  tokens: TokenColumns;
  access_tokens: AccessTokenColumns;
  invitations: { player_id: string; table_id: string; at: number };
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
