import { invitationText, type TableResult, tempoOf } from '@hanga/protocol';
import { isOpenToAll } from '../../pictures/portraits.ts';
import { type StoredSeat, type StoredTable, seatOf } from '../../table/meta.ts';
import { type LinkWords, linkWords } from './text/index.ts';

export interface Described {
  readonly title: string;
  readonly description: string;
}

/** What a link leads to: a table as it stands, or what one player has made there. */
export interface Linked {
  readonly table: StoredTable;
  /** The game's name. */
  readonly game: string;
  readonly seat?: number | undefined;
}

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const nameAt = (seat: StoredSeat | undefined, t: LinkWords): string =>
  seat?.kind === 'person' ? seat.name || t.someone : seat?.kind === 'bot' ? t.bot : '…';

/** A title and a sentence for whoever is shown the link: what the lobby, or a look at the table, tells anybody. */
export function described({ table, game, seat }: Linked, language: 'en' | 'fr'): Described {
  const t = linkWords[language];
  const { status, meta, result } = table;
  const { seats } = meta;
  if (!isOpenToAll(table)) return { title: t.table(game), description: meta.name };
  switch (status) {
    case 'open': {
      const host = seats[seatOf(meta, meta.host) ?? -1];
      const name = host?.kind === 'person' ? host.name : undefined;
      const taken = seats.filter(({ kind }) => kind !== 'open').length;
      return {
        title: invitationText[language].invites(name, game, seats.length, tempoOf(meta.clock)),
        description: `${meta.name}: ${t.seats(taken, seats.length)}`,
      };
    }
    case 'closed':
      return { title: t.table(game), description: t.closed };
    case 'ended':
      return { title: t.table(game), description: t.brokenOff };
    case 'running': {
      const names = listed(
        seats.map(each => nameAt(each, t)),
        t.and,
      );
      return { title: t.running(game, names), description: t.watch };
    }
    case 'finished':
      return result ? ended(game, seats, result, seat, t) : { title: t.table(game), description: meta.name };
  }
}

function ended(
  game: string,
  seats: readonly StoredSeat[],
  { scores, winners }: TableResult,
  seat: number | undefined,
  t: LinkWords,
): Described {
  if (seat !== undefined && seats[seat])
    return { title: t.print(game, nameAt(seats[seat], t)), description: t.points(scores[seat] ?? 0) };
  const names = winners.map(winner => nameAt(seats[winner], t));
  return {
    title: t.over(game, listed(names, t.and), winners.length > 1),
    description: t.scores(seats.map((each, number) => `${nameAt(each, t)} ${scores[number] ?? 0}`)),
  };
}
