import { invitationText, type TableInfo, tempoOf } from '@hanga/protocol';
import { entryOf } from '../games/index.ts';
import { shownName } from '../people/shownName.ts';
import { settings } from '../settings.ts';

/** Who invites to what, in a sentence. */
export function invitationTo({ seats, host, game, clock }: TableInfo): string {
  const seat = host === undefined ? undefined : seats[host];
  const name = seat?.kind === 'person' ? shownName(seat) : undefined;
  const { invites } = invitationText[settings.value.language];
  return invites(name, entryOf(game)?.name ?? game, seats.length, tempoOf(clock));
}
