export { type Chance, rngFor } from './chacha.ts';
export { sameData } from './data.ts';
export { type Draft, draftList, draftOf, replaced, type StepDraft, type Steps, stepping } from './draft.ts';
export { type Editions, inForce, newestOf } from './editions.ts';
export type { Game, GameTypes, Outcome, Score, Seat, Step, Viewer } from './game.ts';
export { fallbackLanguage, type Language, languageNames, languages, matchLanguage } from './languages.ts';
export { Log } from './log.ts';
export {
  begin,
  type KernelRefusal,
  type Made,
  type Match,
  type Move,
  make,
  type Played,
  play,
  type UndoRefusal,
  undo,
  whyNoUndo,
} from './match.ts';
export {
  flawInShuffle,
  playerCommitment,
  type SeatPart,
  type Shuffle,
  type ShuffleFlaw,
  seedOfParts,
  serverCommitment,
  serversPart,
  tableLabel,
} from './parts.ts';
export { type GameRecord, parseRecord, RecordError, type RecordProblem, replay, toRecord } from './record.ts';
export { type Rng, shuffle } from './rng.ts';
export { type Scratch, Slate } from './scratch.ts';
export { holdsSecret, type Redacted, redact, type Secret, secretTo } from './secret.ts';
export { commitmentTo, hexOf, isSeed, type Seed, seedFromText } from './seed.ts';
export { de } from './text/elision.ts';
export { type KernelText, kernelText } from './text/index.ts';
export { fastRng } from './xoshiro.ts';
