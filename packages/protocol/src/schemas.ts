import { languages } from '@hanga/kernel';
import * as v from 'valibot';
import { hookKinds } from './hooks.ts';
import { limits } from './limits.ts';
import { isGoodName, tidyName } from './names.ts';
import { patterns } from './patterns.ts';
import { LONGEST_REST, restMinutes } from './rest.ts';
import { scopes } from './scopes.ts';

/** Messages and titles: no control characters, no leading or trailing space, something to see. */
export const shownText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * 4),
    v.transform(text =>
      text
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
        .trim(),
    ),
    v.minLength(1),
    v.check(text => [...text].length <= max),
  );

const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
export const Id = v.pipe(v.string(), v.regex(patterns.id));
export const Key = v.pipe(v.string(), v.minLength(limits.key.min), v.maxLength(limits.key.max), v.regex(patterns.key));
/** A name with invisible characters is refused, not cleaned: nobody should get a name that they did not type. */
const typedName = v.pipe(v.string(), v.maxLength(limits.name * 4), v.transform(tidyName));
export const Name = v.pipe(typedName, v.check(isGoodName));
export const GameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
const Level = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
export const SeatNumber = count(15);
/** 256 bits: a SHA-256, or a part of the shuffle. */
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** An entry of a log, or the number of a question. */
export const Seq = count(limits.entries);
/** At least long enough to move, at most a month. */
const seconds = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(31 * 24 * 3600));

export const ClockChoice = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('bank'), initial: seconds(1), increment: seconds(0) }),
  v.object({ kind: v.literal('deadline'), seconds: seconds(1) }),
]);

/** Seconds that others wait before they may give a seat to a bot. */
const Patience = v.pipe(v.number(), v.integer(), v.minValue(limits.patience.min), v.maxValue(limits.patience.max));

/** A seat as the host lays it out: a bot, free for anyone, or whoever sits at `keep` now. */
const SeatPlan = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: Level }),
  v.object({ kind: v.literal('keep'), seat: SeatNumber }),
]);

export const NewTable = v.object({
  /** The same key opens the same table only once. */
  key: Key,
  game: GameId,
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  name: v.optional(shownText(limits.tableName)),
  /** Whether the opener takes the first open seat. */
  sit: v.optional(v.boolean(), true),
  seats: v.pipe(
    v.array(
      v.variant('kind', [v.object({ kind: v.literal('open') }), v.object({ kind: v.literal('bot'), level: Level })]),
    ),
    v.minLength(1),
    v.maxLength(16),
  ),
  private: v.optional(v.boolean(), false),
  spectators: v.optional(v.boolean(), true),
  chat: v.optional(v.boolean(), true),
  clock: v.optional(ClockChoice, { kind: 'none' }),
  /** Without it, the strongest that the game has. */
  botLevel: v.optional(Level),
  /** Whether the game counts although accounts that are bots play in it. */
  botsRated: v.optional(v.boolean(), false),
  patience: v.optional(Patience, limits.patience.usual),
});

/** What can be done at a table, the most frequent first. */
export const Command = v.variant('kind', [
  /** `question`: the number of the question that this answers. */
  v.object({ kind: v.literal('move'), question: Seq, action: v.record(v.string(), v.unknown()) }),
  /** The table judges the name: a message that makes no sense would get no answer of its own. */
  v.object({ kind: v.literal('sit'), name: typedName, seat: v.optional(SeatNumber) }),
  /** Before the start the seat is free again; later a bot plays for it. */
  v.object({ kind: v.literal('leave') }),
  /** Back from absence: the bot stops playing for this seat. */
  v.object({ kind: v.literal('back') }),
  /** Host, before the start: all seats anew. Whoever is not kept is removed. */
  v.object({
    kind: v.literal('arrange'),
    rev: count(1_000_000_000),
    seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(16)),
  }),
  /** Host, at any time: gives somebody's seat to the bot of the table, for good. */
  v.object({ kind: v.literal('remove'), seat: SeatNumber }),
  /** Host. Name, clock, options and what counts only before the start. */
  v.object({
    kind: v.literal('settings'),
    name: v.optional(shownText(limits.tableName)),
    options: v.optional(v.record(v.string(), v.unknown())),
    private: v.optional(v.boolean()),
    spectators: v.optional(v.boolean()),
    chat: v.optional(v.boolean()),
    clock: v.optional(ClockChoice),
    botLevel: v.optional(Level),
    botsRated: v.optional(v.boolean()),
    patience: v.optional(Patience),
  }),
  /** Everybody who brings a part to the shuffle reveals it now; then the game begins. */
  v.object({ kind: v.literal('start') }),
  /** Commits to one's part of the shuffle, which is bound to the server's own commitment (`docs/FAIRNESS.md`). */
  v.object({ kind: v.literal('commit'), server: Hash, commitment: Hash }),
  /** Shows the part that one committed to, when the table asks for it. */
  v.object({ kind: v.literal('reveal'), server: Hash, part: Hash }),
  v.object({ kind: v.literal('undo'), question: Seq }),
  /** Makes again what was taken back, if nothing else has happened since. */
  v.object({ kind: v.literal('redo'), question: Seq }),
  /** Host: a bot plays for somebody until they are back, or the host gives the seat back. */
  v.object({ kind: v.literal('hand'), seat: SeatNumber }),
  v.object({ kind: v.literal('giveBack'), seat: SeatNumber }),
  /** Without a clock: a bot should play for whoever has owed a decision since `asked`. */
  v.object({ kind: v.literal('vote'), seat: SeatNumber, asked: v.pipe(v.number(), v.minValue(0), v.maxValue(9e15)) }),
  /** Host: no clock runs and nobody can move. After a while anybody at the table may go on. */
  v.object({ kind: v.literal('pause') }),
  v.object({ kind: v.literal('resume') }),
  /** Host: the game is over, and nobody has won it. */
  v.object({ kind: v.literal('end') }),
  v.object({ kind: v.literal('chat'), text: shownText(limits.chat) }),
]);

/** What is sent most stands first: that is the order in which messages are tried. */
export const ToServer = v.variant('t', [
  v.object({ t: v.literal('do'), table: Id, key: Key, what: Command }),
  /** Asks for everything about a table, and for what changes from now on. `since`: the last `seq` seen. */
  v.object({ t: v.literal('watch'), table: Id, since: v.optional(Seq) }),
  v.object({ t: v.literal('unwatch'), table: Id }),
  /** Asks whoever watches the table for the moves before the one of entry `before`. */
  v.object({ t: v.literal('history'), table: Id, before: count(limits.entries + 1) }),
  v.object({ t: v.literal('lobby'), on: v.boolean() }),
  v.object({ t: v.literal('ping'), n: count(2 ** 32) }),
]);

const Password = v.pipe(v.string(), v.maxLength(limits.password.max));
const Secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const Credentials = v.object({ name: Name, password: Password });
/** To sign in: whatever was once a name may still be typed. */
export const SignIn = v.object({ name: v.pipe(v.string(), v.maxLength(limits.name * 4)), password: Password });
/** `password`: the current one. */
export const NameChange = v.object({ name: Name, password: Password });
export const PasswordChange = v.object({ old: Password, password: Password });
/** Guests have no password to give. */
export const Deletion = v.object({ password: v.optional(Password) });
/** Without a password it only tells whose it would be. */
export const PasswordReset = v.object({ token: Secret, password: v.optional(Password) });

/** A program's secret: what it is called by its owner, who proves to be the owner, and what it is good for. */
export const NewToken = v.object({
  name: shownText(limits.tokenName),
  scopes: v.pipe(v.array(v.picklist(scopes)), v.minLength(1), v.maxLength(scopes.length)),
  password: Password,
});
export const Revocation = v.object({ id: Id });
export const Invitation = v.object({ player: Id });

/** Whether a place has a clock that is known here. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Minutes after midnight, and the IANA name of a time zone. */
const Night = v.pipe(
  v.object({ from: count(1439), to: count(1439), zone: v.pipe(v.string(), v.maxLength(60), v.check(isZone)) }),
  v.check(night => restMinutes(night) > 0 && restMinutes(night) <= LONGEST_REST),
);

export const Channels = v.object({
  /** What `PushSubscription.toJSON()` gives; `false` ends it. */
  push: v.optional(
    v.union([
      v.literal(false),
      v.object({
        endpoint: v.pipe(v.string(), v.maxLength(limits.url), v.url()),
        keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(120)), auth: v.pipe(v.string(), v.maxLength(40)) }),
      }),
    ]),
  ),
  email: v.optional(v.union([v.literal(false), v.pipe(v.string(), v.maxLength(200), v.email())])),
  webhook: v.optional(v.union([v.literal(false), v.pipe(v.string(), v.maxLength(limits.url), v.url())])),
  /** What the webhook understands; without it, what its address suggests. */
  hook: v.optional(v.picklist(hookKinds)),
  language: v.optional(v.picklist(languages)),
  /** The hours of the night in which one's clock rests, in the time of a place. */
  rest: v.optional(v.union([v.literal(false), Night])),
});

export type ToServer = v.InferOutput<typeof ToServer>;
export type Command = v.InferOutput<typeof Command>;
export type NewTable = v.InferInput<typeof NewTable>;
export type NewTableParsed = v.InferOutput<typeof NewTable>;
export type SeatPlan = v.InferOutput<typeof SeatPlan>;
export type Credentials = v.InferOutput<typeof Credentials>;
export type Night = v.InferOutput<typeof Night>;
export type Channels = v.InferOutput<typeof Channels>;
