import type { Viewer } from '@hanga/kernel';
import { type StoredTable, seatOf } from './meta.ts';

/** Somebody who looks at a table; without a player before they have chosen a name. */
export interface Visitor {
  readonly player: string | undefined;
}

/** Through whose eyes a visitor looks. */
export const viewerOf = ({ meta }: StoredTable, { player }: Visitor): Viewer => seatOf(meta, player) ?? 'spectator';

/** Whether somebody may look at a table: where no spectators are wanted, only those who sit there, and the host. */
export const isWelcome = (table: StoredTable, visitor: Visitor): boolean =>
  table.meta.spectators ||
  table.status === 'open' ||
  visitor.player === table.meta.host ||
  viewerOf(table, visitor) !== 'spectator';

/** The host, and whoever sat at the table, also if they were removed. */
export const wasThere = ({ meta }: StoredTable, { player }: Visitor): boolean =>
  player !== undefined &&
  (player === meta.host ||
    meta.seats.some(seat => seat.kind === 'person' && (seat.player === player || seat.holders.includes(player))));
