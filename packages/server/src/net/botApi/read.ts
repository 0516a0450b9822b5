import { GameId, Id } from '@hanga/protocol';
import * as v from 'valibot';
import { lineOf } from '../../table/meta.ts';
import { MOST_TABLES, myTable } from '../api/apiContext.ts';
import { offersOf } from '../api/me.ts';
import { MyTables, NewsLine, Record, RecordLine, TableStreamLine, Who } from './answers.ts';
import { failure } from './failure.ts';
import type { BotDesk } from './index.ts';
import { type Operation, operation } from './operation.ts';
import { recordPage } from './records.ts';
import { TableStream } from './tableStream.ts';

const Digits = (most: number) => v.pipe(v.string(), v.regex(new RegExp(`^\\d{1,${most}}$`)), v.transform(Number));
const Since = v.object({ since: v.optional(Digits(6)) });
const Records = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}-[\w-]{0,22}$/), v.description('`next` of the page before.'))),
  limit: v.optional(Digits(2)),
  game: v.optional(GameId),
  player: v.optional(Id),
});

/** What a program may know: exactly what the person may know whose token it has. */
export function readOperations({ context, tables, streams, news }: BotDesk): Operation[] {
  const { store } = context;
  const offers = offersOf(context);
  return [
    operation({
      method: 'GET',
      path: '/api/v1/me',
      summary: 'Who the token is for and what it is good for, and which games there are.',
      answer: { kind: 'one', schema: Who },
      refusals: [],
      handle: ({ player: { id, name, isBot }, token }) =>
        Promise.resolve({ id, name, bot: isBot, scopes: token.scopes, games: offers }),
    }),

    operation({
      method: 'GET',
      path: '/api/v1/tables',
      scope: 'tables:read',
      summary: 'One’s latest tables, those that go on first, and those that one is asked to.',
      answer: { kind: 'one', schema: MyTables },
      refusals: [],
      async handle({ player }) {
        const invited = await store.invitations.of(player.id, MOST_TABLES);
        return {
          tables: (await store.lists.ofPlayer(player.id, MOST_TABLES)).map(myTable),
          invited: invited.map(lineOf),
        };
      },
    }),

    operation({
      method: 'GET',
      path: '/api/v1/stream',
      scope: 'tables:read',
      summary: 'What happens to one’s tables: first how things are, then whatever changes.',
      answer: { kind: 'stream', line: NewsLine },
      refusals: ['tooManyStreams'],
      handle: call =>
        Promise.resolve(
          streams.isFullFor(call.player.id)
            ? failure({ kind: 'tooManyStreams' })
            : streams.stream(call, out => news.open(call.player.id, out)),
        ),
    }),

    operation({
      method: 'GET',
      path: '/api/v1/tables/:table/stream',
      scope: 'tables:read',
      summary: 'One table as one may see it: first whole, then whenever it changes. `since`: the last `seq` seen.',
      query: Since,
      answer: { kind: 'stream', line: TableStreamLine },
      refusals: ['noSuchTable', 'tooManyStreams'],
      async handle(call) {
        if (streams.isFullFor(call.player.id)) return failure({ kind: 'tooManyStreams' });
        const actor = await tables.get(call.table);
        if (!actor) return failure({ kind: 'noSuchTable' });
        const { since } = call.query;
        return streams.stream(call, out => new TableStream(context, call.player.id, actor, out).begin(since));
      },
    }),

    operation({
      method: 'GET',
      path: '/api/v1/tables/:table/record',
      scope: 'records:read',
      summary: 'The record of one finished game, by its link.',
      answer: { kind: 'one', schema: Record },
      refusals: ['noSuchTable', 'noSpectators', 'notOver', 'mixedRules'],
      async handle({ player, table }) {
        const record = await (await tables.get(table))?.history.record({ player: player.id });
        if (record === undefined) return failure({ kind: 'noSuchTable' });
        return typeof record === 'string' ? failure({ kind: record }) : record;
      },
    }),

    operation({
      method: 'GET',
      path: '/api/v1/records',
      scope: 'records:read',
      summary: 'Finished games, in the order of their end: those that were not private, and one’s own.',
      query: Records,
      answer: { kind: 'page', line: RecordLine },
      refusals: [],
      cost: 10,
      handle: ({ player, query }) => recordPage(context, player.id, query),
    }),
  ];
}
