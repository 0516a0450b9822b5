import { seatsOf } from '../newGame.ts';
import { Fetched, type Found } from '../pages/ReplayPage.tsx';
import { api } from './api.ts';

/** A finished game of the server, looked at again. */
export function TableReplayPage({ id }: { readonly id: string }) {
  const fetch = async (): Promise<Found> => {
    const record = await api.record(id);
    return { record, seats: seatsOf(record) };
  };
  return <Fetched key={id} fetch={fetch} move={undefined} checkAddress={`#/check/${id}`} />;
}
