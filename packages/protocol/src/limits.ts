/** The version of the protocol. Bumped when an older page could not understand a newer server. */
export const PROTOCOL = 2;

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
  /** Tables that one socket may watch at a time. */
  watching: 16,
  /** Chat messages sent along with a table. */
  chatShown: 50,
  url: 500,
  tokenName: 40,
  /** Tokens of one account. */
  tokens: 20,
  /** People asked to one table. */
  invitations: 20,
} as const;
