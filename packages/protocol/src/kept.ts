/** Days that the server keeps things: its clean-up, the page about it and docs/PRIVACY.md say the same. */
export const keptDays = {
  /** A session of an account that is not used. */
  accountSession: 90,
  /** One of somebody without an account: it is all they are known by. */
  guestSession: 365,
  /** Somebody without an account whom no browser can be any more. */
  lostGuest: 1,
  openReport: 365,
  closedReport: 90,
  adminLog: 365,
  /** A link by e-mail or for a password, used or not. */
  link: 7,
  invitation: 30,
} as const;
