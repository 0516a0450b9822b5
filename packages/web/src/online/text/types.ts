import type { PresetId } from '../clockChoices.ts';

/** What the page says about tables of the server. A missing sentence does not compile. */
export interface OnlineWords {
  readonly unreachable: string;
  readonly me: string;
  /** Whoever has deleted themselves. */
  readonly someone: string;
  /** Of an account under which a program plays. */
  readonly isBot: (name: string) => string;
  readonly tables: string;
  readonly lead: string;
  readonly connecting: string;
  readonly waiting: string;
  readonly outdated: string;
  readonly reload: string;
  readonly sending: string;
  readonly report: string;
  readonly mine: string;
  readonly openTables: string;
  readonly running: string;
  readonly noneOpen: string;
  readonly noneRunning: string;
  readonly join: string;
  readonly look: string;
  readonly goOn: string;
  readonly yourTurn: string;
  readonly seatsFree: (count: number) => string;
  readonly full: string;
  /** How many of those who sit there look at the table now. */
  readonly here: (count: number) => string;
  readonly more: (count: number) => string;
  readonly filter: {
    readonly title: string;
    readonly any: string;
    readonly none: string;
  };
  readonly form: {
    readonly title: string;
    readonly presets: {
      readonly [Id in PresetId | 'own']: { readonly name: string; readonly what: string };
    };
    readonly more: string;
    readonly name: string;
    readonly yourName: string;
    readonly seats: string;
    readonly open: string;
    readonly you: string;
    readonly private: string;
    readonly privateHint: string;
    readonly spectators: string;
    readonly chat: string;
    readonly botsRated: string;
    readonly clock: string;
    readonly clocks: { readonly bank: string; readonly deadline: string };
    readonly minutes: string;
    readonly increment: string;
    readonly hours: string;
    readonly standIn: string;
    readonly patience: string;
    readonly submit: string;
  };
  readonly room: {
    readonly invite: string;
    readonly inviteHint: string;
    readonly qr: string;
    readonly qrHint: string;
    readonly full: string;
    readonly copy: string;
    readonly copied: string;
    readonly share: string;
    readonly sit: string;
    readonly sitHere: string;
    readonly free: string;
    readonly keptFor: (name: string) => string;
    readonly host: string;
    readonly you: string;
    readonly up: (seat: number) => string;
    readonly remove: (name: string) => string;
    readonly toBot: (seat: number) => string;
    readonly toOpen: (seat: number) => string;
    readonly addSeat: string;
    readonly dropSeat: string;
    readonly start: string;
    readonly waitHost: string;
    readonly waitSeats: string;
    readonly leave: string;
    readonly closed: string;
    readonly endedByHouse: string;
    readonly flags: string;
    readonly edit: string;
    readonly save: string;
    readonly saved: string;
  };
  readonly play: {
    readonly spectator: string;
    readonly leave: string;
    readonly leaveAsk: string;
    readonly back: string;
    readonly standIn: string;
    readonly missed: string;
    readonly missedSeen: string;
    readonly otherDevice: string;
    readonly otherDeviceHint: string;
    readonly codeIs: string;
    readonly timeLeft: (time: string) => string;
    readonly here: string;
    readonly gone: string;
    readonly thinks: string;
    readonly botPlays: string;
    readonly rests: string;
    readonly hostMenu: string;
    readonly takenBack: string;
    readonly stoodIn: (names: string) => string;
    readonly pinned: string;
    readonly newerRules: string;
    readonly removePlayer: (name: string) => string;
  };
  readonly chat: {
    readonly title: string;
    readonly message: string;
    readonly send: string;
    readonly mute: string;
    readonly unmute: string;
    readonly empty: string;
    readonly unread: (count: number) => string;
    readonly off: string;
  };
  readonly code: { readonly title: string; readonly field: string; readonly submit: string };
  readonly clockShort: (minutes: number, increment: number) => string;
  readonly deadlineShort: (span: string) => string;
  readonly spans: { readonly [Unit in 'seconds' | 'minutes' | 'hours' | 'days']: (count: number) => string };
  /** Time left on a clock, from an hour on. */
  readonly hoursLeft: (hours: number, minutes: number) => string;
  readonly daysLeft: (days: number) => string;
  readonly noClock: string;
}
