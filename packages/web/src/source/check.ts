import type { GameRecord, GameTypes } from '@hanga/kernel';
import { words } from '../text/index.ts';
import { Calls } from './calls.ts';
import type { RecordCheck } from './checkServer.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/**
 * Has a worker of the record's game replay it, and ends the worker. Throws an error whose message is shown to the user
 * where the worker fails: then nothing is known of the record.
 */
export async function checkRecord(worker: Worker, record: GameRecord): Promise<RecordCheck> {
  const calls = new Calls<ToWorker>(message => worker.postMessage(message));
  worker.onmessage = ({ data }: MessageEvent<FromWorker<GameTypes>>): void => {
    if (data.kind === 'answer') calls.answer(data.call, data.answer);
    else if (data.kind === 'trouble' && data.call !== undefined) calls.answer(data.call, undefined);
  };
  worker.onerror = () => calls.end();
  const check = await calls.ask<RecordCheck | undefined>(call => ({ kind: 'check', call, record }));
  worker.terminate();
  if (!check) throw new Error(words().games.notReplayed);
  return check;
}
