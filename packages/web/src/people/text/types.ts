import type { ChannelTrouble, HookKind, Scope } from '@hanga/protocol';

/** What the page says about people of the server. A missing sentence does not compile. */
export interface PeopleWords {
  readonly me: string;
  readonly meHint: string;
  /** Whoever has deleted themselves. */
  readonly someone: string;
  /** An account that is a bot. */
  readonly isBot: (name: string) => string;
  readonly name: {
    readonly title: string;
    readonly field: string;
    readonly choose: string;
    readonly change: string;
    readonly changed: string;
  };
  readonly account: {
    readonly title: string;
    readonly why: string;
    readonly keeps: string;
    readonly name: string;
    readonly password: string;
    readonly passwordHint: string;
    readonly make: string;
    readonly signIn: string;
    readonly signInTitle: string;
    readonly signInHint: string;
    readonly signOut: string;
    readonly signOutHint: string;
    readonly signedIn: (name: string) => string;
    readonly signOutOthers: string;
    readonly othersOut: string;
    readonly changeName: string;
    readonly changeNameHint: string;
    readonly changePassword: string;
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly othersOutHint: string;
    readonly passwordChanged: string;
    readonly forgot: string;
  };
  readonly remove: {
    readonly title: string;
    readonly titleGuest: string;
    readonly open: string;
    readonly goes: string;
    readonly goesGuest: string;
    readonly stays: string;
    readonly password: string;
    readonly submit: string;
    readonly submitGuest: string;
    readonly ask: string;
    readonly done: string;
  };
  readonly programs: {
    readonly title: string;
    readonly lead: string;
    readonly docs: string;
    readonly none: string;
    readonly made: (when: string) => string;
    readonly used: (when: string) => string;
    readonly unused: string;
    readonly revoke: string;
    readonly revokeOf: (name: string) => string;
    readonly revokeAsk: (name: string) => string;
    readonly revoked: string;
    readonly make: string;
    readonly name: string;
    readonly nameHint: string;
    readonly mayDo: string;
    readonly scopes: Readonly<Record<Scope, string>>;
    readonly password: string;
    readonly secret: string;
    readonly once: string;
    readonly bot: string;
    readonly botMeans: string;
    readonly botAsk: string;
    readonly becomeBot: string;
    readonly isBot: string;
  };
  readonly invite: {
    readonly title: string;
    readonly to: (table: string) => string;
    readonly done: string;
  };
  readonly reset: {
    readonly title: string;
    readonly lead: (name: string) => string;
    readonly submit: string;
    readonly done: string;
    readonly signIn: string;
  };
  readonly tables: {
    readonly title: string;
    readonly none: string;
    readonly finished: string;
    readonly noneFinished: string;
    readonly watch: string;
    readonly turnsAt: (count: number) => string;
    readonly place: (rank: number, of: number) => string;
    readonly notRated: string;
    readonly all: string;
    readonly more: (count: number) => string;
  };
  readonly news: {
    readonly title: string;
    readonly lead: string;
    readonly needsName: string;
    readonly note: string;
    readonly noteHint: string;
    readonly push: string;
    readonly pushHint: string;
    readonly noPush: string;
    readonly pushFailed: string;
    readonly denied: string;
    readonly email: string;
    readonly emailHint: string;
    readonly confirmed: string;
    readonly unconfirmed: (address: string) => string;
    readonly again: string;
    readonly webhook: string;
    readonly webhookHint: string;
    readonly hook: string;
    readonly hooks: Readonly<Record<HookKind, string>>;
    readonly test: string;
    readonly tested: string;
    readonly failed: (when: string, why: string) => string;
    readonly whyFailed: Readonly<Record<ChannelTrouble['why'], (status: number) => string>>;
    readonly save: string;
    readonly stop: string;
    readonly saved: string;
    readonly stopped: string;
  };
  readonly profile: {
    readonly ratings: string;
    readonly noRatings: string;
    readonly history: string;
    readonly noHistory: string;
    readonly mine: string;
    readonly link: string;
  };
  readonly ratings: {
    readonly title: (game: string) => string;
    readonly lead: string;
    readonly none: string;
    readonly place: string;
    readonly player: string;
    readonly rating: string;
    readonly games: string;
    readonly gamesPlayed: (count: number) => string;
    readonly other: string;
  };
  readonly check: string;
}
