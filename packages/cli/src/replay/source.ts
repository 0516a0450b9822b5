import process from 'node:process';
import { type GameRecord, type GameTypes, type Language, RecordError } from '@hanga/kernel';
import { type Chrome, chromeIn } from '../chrome/index.ts';
import { Complaint } from '../complaint.ts';
import type { Front, Look, Teller } from '../front.ts';
import { type AnyFront, games } from '../games.ts';
import { type Found, recordsIn } from '../recordFile.ts';
import { withRecord } from '../replayed.ts';

export interface Voice {
  readonly language: Language;
  readonly chrome: Chrome;
  readonly look: Look;
}

/** A record that was read, with the game that it is of. */
export interface Source<T extends GameTypes> {
  readonly front: Front<T>;
  readonly teller: Teller<T>;
  readonly record: GameRecord;
  readonly voice: Voice;
  /** Does something with the record; what is wrong with it comes out as a complaint that says where. */
  readonly guarded: <Result>(use: () => Result) => Result;
}

/** Reads what was found as a record, and hands it on with the types of its game. */
export function asSource<Result>(
  found: Found,
  voice: Voice,
  use: <T extends GameTypes>(source: Source<T>) => Result,
): Result {
  const { game, record } = withRecord(found, voice, record => ({ record, game: gameOf(record) }));
  return game.open(front => {
    const teller = front.teller(voice.language, voice.look);
    const guarded = <Value>(act: () => Value): Value => withRecord(found, { ...voice, refusal: teller.refusal }, act);
    return use({ front, teller, record, voice, guarded });
  });
}

function gameOf(record: GameRecord): AnyFront {
  const game = games.find(({ id }) => id === record.game);
  if (!game) throw new RecordError({ kind: 'unknownGame', game: record.game });
  return game;
}

/** The nth record of a file, counted from 1. */
export async function nthOf(file: string, wanted: number, chrome: Chrome): Promise<Found> {
  let records = 0;
  for await (const found of recordsIn(file, chrome)) if (++records === wanted) return found;
  throw new Complaint(chrome.noSuchGame(file, wanted, records));
}

export const voiceIn = (language: Language, look: Look): Voice => ({ language, look, chrome: chromeIn[language] });
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
