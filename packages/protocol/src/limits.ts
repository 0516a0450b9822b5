/** The version of the protocol. Bumped when an older page could not understand a newer server. */
export const PROTOCOL = 3;

/** How much of anything the server takes. The page uses the same numbers for its fields. */
export const limits = {
  name: 24,
  tableName: 40,
  chat: 300,
  password: { min: 8, max: 200 },
  /** An idempotency key: chosen by the client, at random. */
  key: { min: 8, max: 40 },
  /** Entries of one table's log. */
  entries: 50_000,
  /** How often moves can be taken back before one more stands than ever before. */
  undos: 100,
  /** Bytes of one message to the server. */
  message: 8192,
  /** Tables in one answer to `GET /api/me/tables`; more are asked for by `?after=` and the last one's id. */
  tablesPerPage: 100,
  /** Tables that one socket may watch at a time. */
  watching: 16,
  /** Chat messages sent along with a table. */
  chatShown: 50,
  /** Seconds that a table without a clock waits for somebody; a server may want more than the least. */
  patience: { usual: 600, min: 1, max: 7 * 24 * 3600 },
  url: 500,
  tokenName: 40,
  /** Tokens of one account. */
  tokens: 20,
  /** A line of the host of the server, on every page. */
  announcement: 200,
  /** People asked to one table. */
  invitations: 20,
} as const;
