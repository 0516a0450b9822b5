import { type TableLine, type Tempo, tempoOf } from '@hanga/protocol';

/** What somebody looks for among tables; an empty field is anything. */
export interface LobbyFilter {
  readonly game: string;
  readonly tempo: Tempo | '';
  /** How many sit there when all do, as it stands in the field. */
  readonly seats: string;
}

export const anyTable: LobbyFilter = { game: '', tempo: '', seats: '' };

export const isWanted = ({ game, tempo, seats }: LobbyFilter, table: TableLine): boolean =>
  (game === '' || table.game === game) &&
  (tempo === '' || tempoOf(table.clock) === tempo) &&
  (seats === '' || String(table.seats.length) === seats);
