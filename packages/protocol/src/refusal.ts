import type { TableRefusal } from '@hanga/table';

/** Why the server did not do something; `text/` says it in words. None tells what a seat may not know. */
export type Refusal =
  | { readonly kind: SimpleRefusal }
  /** The table's own: `tableText` has the words. */
  | { readonly kind: 'table'; readonly refusal: TableRefusal }
  /** The game's: its `text` has the words. */
  | { readonly kind: 'rules'; readonly refusal: object };

export const simpleRefusals = [
  'badMessage',
  'tooFast',
  'tryAgain',
  'otherVersion',
  'noSuchTable',
  'noSuchPlayer',
  'noSpectators',
  'notSeated',
  'notHost',
  'alreadySeated',
  'seatTaken',
  'noSeatFree',
  'notOpen',
  'notRunning',
  'notOver',
  'wrongNumberOfSeats',
  'seatsOpen',
  'stale',
  'pinned',
  'notAway',
  'logFull',
  'chatOff',
  'tooManyTables',
  'watchingTooMuch',
  'unknownGame',
  'unknownBot',
  'badOptions',
  'badName',
  'badCode',
  'nameTaken',
  'wrongPassword',
  'weakPassword',
  'nameAtTable',
  'commonPassword',
  'notYourPassword',
  'hasAccount',
  'badLink',
  'mailFailed',
  'tooManyMails',
  'tooManyPeople',
  'notSignedIn',
  'badAddress',
  'mixedRules',
  'badToken',
  'noScope',
  'notABot',
  'isBot',
  'hasRating',
  'atTables',
  'tooManyTokens',
  'tooManyInvitations',
  'tooManyStreams',
  'noSuchRoute',
] as const;
export type SimpleRefusal = (typeof simpleRefusals)[number];
