/** Why the server did not do something; `text.ts` says it in words. None tells what a seat may not know. */
export type Refusal =
  | { readonly kind: SimpleRefusal }
  /** The kernel's own: `kernelText` has the words. */
  | { readonly kind: 'kernel'; readonly refusal: string }
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
  'undoneEnough',
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
] as const;
export type SimpleRefusal = (typeof simpleRefusals)[number];
