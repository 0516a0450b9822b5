import { ClockChoice, GameId, Hash, Id, scopes } from '@hanga/protocol';
import * as v from 'valibot';

/**
 * What programs are told, field by field: the description is made of these, and tests hold every answer against them.
 * `strictObject`: nothing is told that is not described.
 */
const number = v.pipe(v.number(), v.integer());
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const time = v.pipe(number, v.description('Milliseconds since 1970.'));
const status = v.picklist(['open', 'running', 'finished', 'ended', 'closed']);
/** A deleted player has no id. */
const someone = v.pipe(v.string(), v.description('The id of a person; empty where they have deleted themselves.'));
const anything = v.record(v.string(), v.unknown());

export const Failed = v.strictObject({
  code: v.pipe(v.string(), v.description('Stays the same, whatever the sentence says.')),
  message: v.string(),
  detail: v.exactOptional(v.pipe(v.unknown(), v.description('What exactly: of `rules`, the game’s own refusal.'))),
});

export const Ok = v.strictObject({ ok: v.literal(true) });
export const Opened = v.strictObject({ id: Id });

export const SeatInfo = v.variant('kind', [
  v.strictObject({
    kind: v.literal('open'),
    for: v.exactOptional(v.pipe(v.string(), v.description('The name of whom it is kept for.'))),
  }),
  v.strictObject({ kind: v.literal('bot'), level: v.string() }),
  v.strictObject({
    kind: v.literal('person'),
    name: v.string(),
    player: someone,
    bot: v.exactOptional(v.pipe(v.literal(true), v.description('A program plays under this account.'))),
    standIn: v.exactOptional(v.picklist(['clock', 'left', 'vote', 'host'])),
    stoodIn: v.exactOptional(v.literal(true)),
    rest: v.exactOptional(
      v.pipe(
        v.strictObject({ from: number, to: number }),
        v.description('Hours in which the clock of this seat rests: minutes after midnight, UTC.'),
      ),
    ),
  }),
]);

export const TableResult = v.strictObject({
  scores: v.array(v.number()),
  winners: v.array(seat),
  ranks: v.pipe(v.array(number), v.description('By seat, 1 for the winners.')),
  stoodIn: v.array(seat),
  rated: v.boolean(),
  handed: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ seat, by: v.picklist(['vote', 'host']) })),
      v.description('Seats that the others or the host gave to a bot.'),
    ),
  ),
  ended: v.exactOptional(
    v.pipe(
      v.strictObject({ by: v.exactOptional(seat), house: v.exactOptional(v.literal(true)) }),
      v.description('The host of the table broke the game off, or (`house`) those who run the server.'),
    ),
  ),
  honors: v.exactOptional(
    v.pipe(v.array(v.array(number)), v.description('By seat, what each has collected, by its number in the game.')),
  ),
  ratings: v.exactOptional(v.array(v.strictObject({ seat, before: v.number(), after: v.number() }))),
});

const line = {
  id: Id,
  game: GameId,
  name: v.string(),
  status,
  spectators: v.boolean(),
  clock: ClockChoice,
  seats: v.array(SeatInfo),
  createdAt: time,
};
export const TableLine = v.strictObject(line);
export const MyTable = v.strictObject({ ...line, seat, result: v.exactOptional(TableResult) });

const abandoned = v.array(v.strictObject({ round: number, seats: v.array(seat) }));
const whyServer = v.picklist(['bot', 'none', 'late']);

/** See docs/FAIRNESS.md. */
export const ShuffleInfo = v.strictObject({
  round: number,
  phase: v.pipe(
    v.picklist(['gather', 'again', 'reveal', 'dealt']),
    v.description('In `gather` and `again` a seat commits to its part, in `reveal` it reveals it.'),
  ),
  until: v.exactOptional(time),
  server: v.pipe(Hash, v.description('What the server has committed to.')),
  secret: v.exactOptional(v.pipe(Hash, v.description('The server’s part, when the game is over.'))),
  parts: v.array(
    v.variant('by', [
      v.strictObject({
        by: v.literal('player'),
        commitment: Hash,
        isRevealed: v.boolean(),
        part: v.exactOptional(Hash),
      }),
      v.strictObject({ by: v.literal('server'), why: whyServer }),
      v.strictObject({ by: v.literal('nobody') }),
    ]),
  ),
  abandoned,
});

export const TableInfo = v.strictObject({
  ...line,
  rev: number,
  rules: number,
  options: anything,
  private: v.boolean(),
  chat: v.boolean(),
  botLevel: v.string(),
  botsRated: v.boolean(),
  patience: v.pipe(number, v.description('Seconds after which others may give a seat to a bot, without a clock.')),
  host: v.exactOptional(seat),
  shuffle: v.exactOptional(ShuffleInfo),
  commitment: v.exactOptional(v.string()),
  seed: v.exactOptional(v.string()),
  result: v.exactOptional(TableResult),
  votes: v.exactOptional(v.array(v.strictObject({ seat, asked: time, by: v.array(seat) }))),
  next: v.exactOptional(v.strictObject({ id: Id, by: v.string() })),
  ended: v.exactOptional(
    v.pipe(v.literal('house'), v.description('Those who run the server closed it before it began.')),
  ),
  pinned: v.exactOptional(v.literal(true)),
  you: v.strictObject({ seat: v.exactOptional(seat), host: v.boolean() }),
});

const viewer = v.union([seat, v.literal('spectator')]);

const LoggedMove = v.strictObject({
  move: number,
  seat,
  events: v.array(v.unknown()),
  seq: number,
  at: time,
});

export const State = v.strictObject({
  t: v.literal('state'),
  table: Id,
  from: number,
  seq: number,
  toAct: v.pipe(v.array(seat), v.description('Whose turn it is.')),
  question: v.pipe(number, v.description('The question that `legal` answers: a move names it.')),
  legal: v.pipe(v.array(anything), v.description('Every action that is allowed now, whole.')),
  canRedo: v.boolean(),
  move: number,
  viewer,
  view: v.pipe(anything, v.description('What one sees of the game: see docs/BOTS.md.')),
  noUndo: v.exactOptional(v.string()),
  outcome: v.exactOptional(
    v.strictObject({
      scores: v.array(v.strictObject({ total: v.number(), lines: v.array(v.unknown()) })),
      winners: v.array(seat),
    }),
  ),
  commitment: v.string(),
  seed: v.exactOptional(v.string()),
  log: v.pipe(v.array(LoggedMove), v.description('What may be new to whoever has seen entry `from`.')),
  clock: v.exactOptional(v.strictObject({ at: time, left: v.array(v.number()) })),
  asked: v.exactOptional(
    v.pipe(v.array(time), v.description('Without a clock: by seat, when it was asked what it is asked now.')),
  ),
  paused: v.exactOptional(
    v.pipe(v.strictObject({ by: v.exactOptional(seat), at: time }), v.description('Nobody can move.')),
  ),
});

const ChatLine = v.strictObject({
  no: number,
  at: time,
  name: v.string(),
  player: someone,
  bot: v.exactOptional(v.literal(true)),
  seat: v.exactOptional(seat),
  text: v.string(),
});

/** The last line of a stream that the server ends, and why. */
const End = v.strictObject({ t: v.literal('end'), ...Failed.entries });

/** What a table's stream says, as the socket of a page does. */
export const TableStreamLine = v.variant('t', [
  v.strictObject({ t: v.literal('table'), table: TableInfo }),
  State,
  v.strictObject({ t: v.literal('chat'), table: Id, lines: v.array(ChatLine) }),
  v.strictObject({
    t: v.literal('presence'),
    table: Id,
    here: v.pipe(v.array(seat), v.description('The seats whose people look at the table now.')),
  }),
  End,
]);

export const NewsLine = v.variant('t', [
  v.strictObject({ t: v.literal('invited'), table: TableLine }),
  v.strictObject({ t: v.literal('seated'), table: Id, game: GameId, status, seat }),
  v.strictObject({ t: v.literal('yourTurn'), table: Id, question: number }),
  v.strictObject({ t: v.literal('left'), table: Id }),
  v.strictObject({ t: v.literal('ended'), table: Id, game: GameId, result: v.exactOptional(TableResult) }),
  End,
]);
type ReadOnly<T> = T extends object ? { readonly [Field in keyof T]: ReadOnly<T[Field]> } : T;
export type NewsLine = ReadOnly<v.InferInput<typeof NewsLine>>;

export const Record = v.strictObject({
  hanga: v.literal(1),
  game: GameId,
  rules: number,
  options: anything,
  seats: number,
  players: v.exactOptional(v.array(v.strictObject({ name: v.string(), bot: v.exactOptional(v.string()) }))),
  seed: v.string(),
  shuffle: v.exactOptional(
    v.strictObject({
      version: v.literal(1),
      table: Hash,
      round: number,
      server: v.strictObject({ commitment: Hash, part: Hash }),
      parts: v.array(
        v.variant('by', [
          v.strictObject({ by: v.literal('player'), commitment: Hash, part: Hash }),
          v.strictObject({ by: v.literal('server'), why: whyServer, part: Hash }),
        ]),
      ),
      abandoned,
    }),
  ),
  moves: v.array(v.strictTuple([seat, anything])),
  result: v.exactOptional(v.strictObject({ scores: v.array(v.number()), winners: v.array(seat) })),
});

export const RecordLine = v.variant('t', [
  v.strictObject({ t: v.literal('record'), table: Id, endedAt: time, record: Record }),
  v.strictObject({
    t: v.literal('page'),
    next: v.pipe(v.string(), v.description('Where the next page begins: give it as `after`.')),
    more: v.pipe(v.boolean(), v.description('Whether there is more now. Later there may be, after `next`.')),
  }),
]);

export const Who = v.strictObject({
  id: Id,
  name: v.string(),
  bot: v.boolean(),
  scopes: v.array(v.picklist(scopes)),
  games: v.array(
    v.strictObject({
      id: GameId,
      rules: number,
      seats: v.strictObject({ min: number, max: number }),
      bots: v.array(v.string()),
    }),
  ),
});

export const MyTables = v.strictObject({ tables: v.array(MyTable), invited: v.array(TableLine) });

/** The parts that have a name in the description. */
export const named = { Failed, SeatInfo, TableResult, TableLine, MyTable, ShuffleInfo, TableInfo, State, Record };
