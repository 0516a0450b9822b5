import type { TableInfo } from '@hanga/protocol';
import { api } from '../online/api.ts';
import { connection } from '../online/connection.ts';
import { go } from '../router.ts';

/** Opens the table at which the same people play again, or sits down there if somebody has opened it. */
export async function playAgain({ id, you, seats }: TableInfo): Promise<void> {
  const opened = await api.again(id);
  const seat = you.seat === undefined ? undefined : seats[you.seat];
  if (seat?.kind === 'person') {
    const line = connection().watch(opened.id, {});
    // Whoever opened it sits there already: that is no reason to stay here.
    await line.do({ kind: 'sit', name: seat.name });
    line.close();
  }
  go(`table/${opened.id}`);
}
