import {
  type Command,
  type Done,
  Hash,
  Invitation,
  Key,
  NewTable,
  type Refused as NotDone,
  SeatNumber,
  Seq,
} from '@hanga/protocol';
import * as v from 'valibot';
import { Refused } from '../api/call.ts';
import { Ok, Opened } from './answers.ts';
import { failure } from './failure.ts';
import type { BotDesk } from './index.ts';
import { type Operation, operation, type ProgramCall } from './operation.ts';

const keyed = v.object({ key: Key });
/** `question`: the number of the question that this answers, so that a repeated request cannot answer the next one. */
const Move = v.object({ key: Key, question: Seq, action: v.record(v.string(), v.unknown()) });
const Takeback = v.object({ key: Key, question: Seq });
const Sit = v.object({ key: Key, seat: v.optional(SeatNumber) });
const Commitment = v.object({ key: Key, server: Hash, commitment: Hash });
const Part = v.object({ key: Key, server: Hash, part: Hash });
const done = { kind: 'one', schema: Ok } as const;
const ok = { ok: true } as const;

/** What a program does: the same commands as over a socket, under the same keys. */
export function playOperations({ tables, opener, invitations }: BotDesk): Operation[] {
  async function command({ table, player }: ProgramCall, key: string, what: Command): Promise<object> {
    const actor = await tables.get(table);
    if (!actor) return failure({ kind: 'noSuchTable' });
    const answer = await new Promise<Done | NotDone>(resolve => actor.do(player.id, key, what, resolve));
    return answer.t === 'done' ? ok : failure(answer.why);
  }

  /** A command of which nothing but its key is to be said. */
  const simple = (kind: 'leave' | 'back' | 'start', summary: string, refusals: Operation['refusals']): Operation =>
    operation({
      method: 'POST',
      path: `/api/v1/tables/:table/${kind}`,
      scope: 'play',
      summary,
      body: keyed,
      answer: done,
      refusals: ['noSuchTable', ...refusals],
      handle: call => command(call, call.body.key, { kind }),
    });

  const takeback = (kind: 'undo' | 'redo', summary: string): Operation =>
    operation({
      method: 'POST',
      path: `/api/v1/tables/:table/${kind}`,
      scope: 'play',
      summary,
      body: Takeback,
      answer: done,
      refusals: ['noSuchTable', 'notSeated', 'notRunning', 'stale', 'paused', 'pinned', 'logFull', 'table'],
      handle: call => command(call, call.body.key, { kind, question: call.body.question }),
    });

  return [
    operation({
      method: 'POST',
      path: '/api/v1/tables',
      scope: 'play',
      summary: 'Opens a table, and sits down there unless `sit` is false. The same key opens the same table.',
      body: NewTable,
      answer: { kind: 'one', schema: Opened },
      refusals: ['unknownGame', 'badOptions', 'unknownBot', 'wrongNumberOfSeats', 'tooManyTables'],
      async handle({ player, body, address }) {
        const opened = await opener.open(player, body, address);
        return opened instanceof Refused ? failure({ kind: opened.kind }) : opened;
      },
    }),

    operation({
      method: 'POST',
      path: '/api/v1/tables/:table/sit',
      scope: 'play',
      summary: 'Sits down at a table by its link, under the account’s name: at a seat, or the first that is free.',
      body: Sit,
      answer: done,
      refusals: ['noSuchTable', 'notOpen', 'starting', 'alreadySeated', 'noSeatFree', 'seatTaken', 'nameAtTable'],
      handle: call => {
        const { key, seat } = call.body;
        return command(call, key, { kind: 'sit', name: call.player.name, ...(seat !== undefined && { seat }) });
      },
    }),

    simple(
      'leave',
      'Leaves a table. Before the start the seat is free again; later a bot of the server plays for it.',
      ['notSeated', 'notRunning'],
    ),
    simple('back', 'Comes back after one’s time was up: the bot of the server stops playing for this seat.', [
      'notSeated',
      'notRunning',
      'notAway',
    ]),
    simple('start', 'Begins the game, once all parts of the shuffle are revealed. Only the host can.', [
      'notHost',
      'notOpen',
      'wrongNumberOfSeats',
      'seatsOpen',
      'starting',
    ]),

    operation({
      method: 'POST',
      path: '/api/v1/tables/:table/commit',
      scope: 'play',
      summary:
        'Commits to one’s own part of the shuffle, while seats are taken. Without it the server makes one, and that is told.',
      body: Commitment,
      answer: done,
      refusals: ['noSuchTable', 'notSeated', 'notOpen', 'stale', 'starting', 'badPart', 'tooLate'],
      handle: call => {
        const { key, server, commitment } = call.body;
        return command(call, key, { kind: 'commit', server, commitment });
      },
    }),

    operation({
      method: 'POST',
      path: '/api/v1/tables/:table/reveal',
      scope: 'play',
      summary: 'Reveals the part that one committed to, when `shuffle.phase` of the table is `reveal`.',
      body: Part,
      answer: done,
      refusals: ['noSuchTable', 'notSeated', 'notOpen', 'stale', 'badPart'],
      handle: call => {
        const { key, server, part } = call.body;
        return command(call, key, { kind: 'reveal', server, part });
      },
    }),

    operation({
      method: 'POST',
      path: '/api/v1/tables/:table/invite',
      scope: 'play',
      summary: 'Asks somebody to a table where one sits.',
      body: Invitation,
      answer: done,
      refusals: ['noSuchTable', 'noSuchPlayer', 'notSeated', 'notOpen', 'tooManyInvitations'],
      async handle({ player, table, body }) {
        const why = await invitations.invite(player.id, table, body.player);
        return why === undefined ? ok : failure({ kind: why });
      },
    }),

    operation({
      method: 'POST',
      path: '/api/v1/tables/:table/decline',
      scope: 'play',
      summary: 'Does not follow an invitation: it is forgotten.',
      answer: done,
      refusals: [],
      async handle({ player, table }) {
        await invitations.decline(player.id, table);
        return ok;
      },
    }),

    operation({
      method: 'POST',
      path: '/api/v1/tables/:table/move',
      scope: 'play',
      summary: 'Answers a question with one of its `legal` actions.',
      body: Move,
      answer: done,
      refusals: ['noSuchTable', 'notSeated', 'notRunning', 'stale', 'paused', 'pinned', 'logFull', 'rules', 'table'],
      handle: call => {
        const { key, question, action } = call.body;
        return command(call, key, { kind: 'move', question, action });
      },
    }),

    takeback('undo', 'Takes one’s last move back, as far as nothing was shown and nobody has moved since.'),
    takeback('redo', 'Makes again what was taken back, if nothing else has happened since.'),
  ];
}
