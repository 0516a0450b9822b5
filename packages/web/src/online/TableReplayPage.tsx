import { seatsOf } from '../newGame.ts';
import { Fetched, type Found } from '../pages/ReplayPage.tsx';
import type { Moment } from '../router.ts';
import { api } from './api.ts';

/** A finished game of the server, looked at again. */
export function TableReplayPage({ id, ...moment }: { readonly id: string } & Moment) {
  const fetch = async (): Promise<Found> => {
    const record = await api.record(id);
    return { record, seats: seatsOf(record) };
  };
  return (
    <Fetched key={id} fetch={fetch} address={`table/${id}/replay`} moment={moment} checkAddress={`#/check/${id}`} />
  );
}
