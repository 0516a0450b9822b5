import type { ServerContext } from '../../context.ts';
import type { AccessTokens } from '../../people/accessTokens.ts';
import type { Tables } from '../../table/tables.ts';
import { Json, type Route } from '../api/call.ts';
import type { Invitations } from '../api/invitations.ts';
import type { TableOpener } from '../api/openTable.ts';
import { Door } from './door.ts';
import type { News } from './news.ts';
import { describe } from './openapi.ts';
import { playOperations } from './play.ts';
import { readOperations } from './read.ts';
import type { Streams } from './streams.ts';

/** What programs are answered with. */
export interface BotDesk {
  readonly context: ServerContext;
  readonly tables: Tables;
  readonly tokens: AccessTokens;
  readonly streams: Streams;
  readonly news: News;
  readonly opener: TableOpener;
  readonly invitations: Invitations;
}

/** All that programs can ask, and its description. */
export function botRoutes(desk: BotDesk): Route[] {
  const door = new Door(desk.context, desk.tokens);
  const operations = [...readOperations(desk), ...playOperations(desk)];
  const description = new Json(JSON.stringify(describe(operations)));
  return [
    { method: 'GET', path: '/api/openapi.json', handle: () => Promise.resolve(description) },
    ...operations.map(operation => door.route(operation)),
  ];
}
