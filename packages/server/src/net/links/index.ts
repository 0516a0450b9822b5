import { Id } from '@hanga/protocol';
import * as v from 'valibot';
import type { ServerContext } from '../../context.ts';
import type { TablePortraits } from '../../pictures/portraits.ts';
import { PrinterBusy } from '../../pictures/printer.ts';
import type { Picture } from '../../pictures/shelf.ts';
import type { StoredTable } from '../../table/meta.ts';
import { type Call, Html, Png, type Refused, type Route, refuse } from '../api/call.ts';
import { described } from './described.ts';
import { withTags } from './tags.ts';
import { linkWords } from './text/index.ts';

const Seat = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number));
const HOST = /^[\w.[\]:-]+$/;

export interface Links {
  readonly context: ServerContext;
  readonly portraits: TablePortraits;
  /** The page as it was built; without it only pictures are served. */
  readonly page?: string;
}

/**
 * The addresses that people send each other, as paths: whatever shows a link reads title, sentence and picture there. The
 * page that comes with them reads the address itself.
 */
export function linkRoutes({ context, portraits, page }: Links): Route[] {
  const { store, games, options, log } = context;
  const tableIn = async ({ params }: Call): Promise<StoredTable | undefined> =>
    v.is(Id, params['id']) ? await store.tables.table(params['id']) : undefined;
  const seatIn = ({ params }: Call): number | undefined => {
    const seat = v.safeParse(Seat, params['seat']);
    return seat.success ? seat.output : undefined;
  };
  const originOf = ({ origin }: Call): string =>
    options.publicUrl?.replace(/\/$/, '') ?? (origin && HOST.test(new URL(origin).host) ? origin : '');

  const showPage = (html: string, rest: string): Route => ({
    method: 'GET',
    path: `/table/:id${rest}`,
    async handle(call) {
      const table = await tableIn(call);
      // The page says itself that there is no such table.
      if (!table) return new Html(html);
      const language = /^fr\b/i.test(call.languages ?? '') ? 'fr' : 'en';
      const seat = seatIn(call);
      const game = games.get(table.game)?.title ?? table.game;
      const origin = originOf(call);
      const url = `${origin}/table/${table.id}${rest.replace(':seat', String(seat))}`;
      const image = `${origin}/picture/${table.id}${seat === undefined ? '' : `/${seat}`}?${table.status}`;
      return new Html(withTags(html, { ...described({ table, game, seat }, language), language, url, image }));
    },
  });

  const sent = async (picture: Promise<Picture | undefined>): Promise<Png | Refused> => {
    try {
      const made = await picture;
      return made ? new Png(made) : refuse('noSuchTable');
    } catch (error) {
      if (!(error instanceof PrinterBusy)) log.warn({ err: error }, 'a picture could not be printed');
      return refuse('tryAgain');
    }
  };
  const showPicture = (rest: string): Route => ({
    method: 'GET',
    path: `/picture/:id${rest}`,
    async handle(call) {
      const table = await tableIn(call);
      return table ? await sent(portraits.of(table, seatIn(call))) : refuse('noSuchTable');
    },
  });

  return [
    ...(page === undefined ? [] : ['', '/replay', '/print/:seat'].map(rest => showPage(page, rest))),
    showPicture(''),
    showPicture('/:seat'),
    {
      method: 'GET',
      path: '/picture/cover/:game',
      async handle({ params }) {
        const { game = '' } = params;
        return games.has(game) ? await sent(portraits.cover(game, {})) : refuse('unknownGame');
      },
    },
  ];
}

/** The first page's own, where the server knows its address: pictures are named by whole ones. */
export function firstPage(html: string, publicUrl: string, titles: readonly string[], game: string): string {
  const t = linkWords.en;
  const names = `${titles.slice(0, -1).join(', ')} ${t.and} ${titles.at(-1)}`;
  const origin = publicUrl.replace(/\/$/, '');
  const described = { title: t.site, description: t.about(titles.length < 2 ? titles.join() : names) };
  return withTags(html, { ...described, language: 'en', url: `${origin}/`, image: `${origin}/picture/cover/${game}` });
}
