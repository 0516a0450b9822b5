import { type Action, defaultOptions, type Kanagawa, kanagawa, type ScoreLine, scoreLines } from '@hanga/kanagawa';
import {
  begin,
  commitmentTo,
  type GameRecord,
  type Language,
  type Match,
  play,
  redact,
  type Seat,
  sameData,
  toRecord,
} from '@hanga/kernel';
import type { LogEntry, Table } from '../source/source.ts';
import {
  type Lesson,
  type LessonId,
  type LessonText,
  learner,
  lessonIds,
  lessonSeed,
  lessons,
  opponent,
} from './lessons.ts';
import { tutorialText } from './text.ts';

/** How far a learner has come: plain data, so that it can be kept and gone back through. */
export interface Progress {
  readonly step: number;
  /** What the learner did, and in which lesson. The opponent's moves are in the lessons. */
  readonly done: readonly { readonly step: number; readonly action: Action }[];
}

export interface Step {
  readonly id: LessonId;
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly text: LessonText;
  readonly pointsAt: readonly string[];
  /** What the learner may do now: some of what is legal, or nothing when the lesson is only read. */
  readonly allowed: readonly Action[];
  /** What the print would score now, where the lesson shows it. */
  readonly count: readonly ScoreLine[] | undefined;
}

export interface Shown {
  readonly table: Table<Kanagawa>;
  readonly step: Step;
  /** The lesson asks for nothing: one can go on. */
  readonly canGoOn: boolean;
  readonly canGoBack: boolean;
  readonly isLast: boolean;
}

export const startTutorial = (): Progress => ({ step: 0, done: [] });

const lessonAt = (step: number): Lesson => lessons[lessonIds[step] as LessonId];

interface Played {
  readonly match: Match<Kanagawa>;
  readonly log: readonly LogEntry<Kanagawa>[];
}

/** The game up to a lesson, played again from its beginning: a few dozen moves. */
function playUpTo({ step, done }: Progress): Played {
  let match = begin(kanagawa, { options: defaultOptions, seats: 2, seed: lessonSeed });
  const log: LogEntry<Kanagawa>[] = [];
  const make = (seat: Seat, action: Action): void => {
    const played = play(match, seat, action);
    if (!played.match) throw new Error(`lesson ${step}: ${JSON.stringify(action)} is refused`);
    match = played.match;
    log.push({ move: match.moves.length, seat, events: played.events.map(event => redact(event, learner)) });
  };
  for (let at = 0; at <= step; at++) {
    for (const action of lessonAt(at).before ?? []) make(opponent, action);
    for (const answer of done) if (answer.step === at) make(learner, answer.action);
  }
  return { match, log };
}

const legalFor = ({ state }: Match<Kanagawa>): readonly Action[] => kanagawa.legal(state, learner);

/** Of what is legal, what the lesson asks for; a lesson of one action asks no more once it is done. */
function allowedNow(progress: Progress, match: Match<Kanagawa>): readonly Action[] {
  const { allow, lasts } = lessonAt(progress.step);
  if (!allow || (!lasts && progress.done.some(({ step }) => step === progress.step))) return [];
  const legal = legalFor(match);
  return allow === 'any' ? legal : legal.filter(action => allow.some(wanted => sameData(wanted, action)));
}

export function tutorialTable(progress: Progress, language: Language): Shown {
  const { match, log } = playUpTo(progress);
  const id = lessonIds[progress.step] as LessonId;
  const lesson = lessonAt(progress.step);
  const allowed = allowedNow(progress, match);
  const { state, seed } = match;
  const text = tutorialText[language];
  const player = state.players[learner];
  return {
    table: {
      move: match.moves.length,
      viewer: learner,
      view: kanagawa.view(state, learner),
      // While a lesson is read nothing can be chosen; when it asks, the whole game is open and answers are judged.
      legal: allowed.length > 0 ? legalFor(match) : [],
      seats: [
        { name: text.you, color: 0 },
        { name: text.opponent, color: 1, bot: 'greedy' },
      ],
      log,
      noUndo: 'nothingToUndo',
      canRedo: false,
      outcome: kanagawa.outcome(state),
      commitment: commitmentTo(seed),
      seed: undefined,
    },
    step: {
      id,
      number: progress.step + 1,
      of: lessonIds.length,
      text: text.lessons[id],
      pointsAt: lesson.pointsAt,
      allowed,
      count: lesson.shows && player ? scoreLines(player, state.grandMaster === learner) : undefined,
    },
    canGoOn: allowed.length === 0 && progress.step < lessonIds.length - 1,
    canGoBack: progress.step > 0 || progress.done.length > 0,
    isLast: progress.step === lessonIds.length - 1,
  };
}

/** The learner chooses an action: progress, or `undefined` when the lesson asks for something else. */
export function answer(progress: Progress, action: Action): Progress | undefined {
  const allowed = allowedNow(progress, playUpTo(progress).match);
  if (!allowed.some(candidate => sameData(candidate, action))) return undefined;
  const after: Progress = { ...progress, done: [...progress.done, { step: progress.step, action }] };
  const goesOn = allowedNow(after, playUpTo(after).match).length > 0;
  return goesOn ? after : { ...after, step: after.step + 1 };
}

/** On to the next lesson, from one that is only read. */
export const next = (progress: Progress): Progress =>
  progress.step < lessonIds.length - 1 && allowedNow(progress, playUpTo(progress).match).length === 0
    ? { ...progress, step: progress.step + 1 }
    : progress;

/** One action back, or one lesson. */
export function back(progress: Progress): Progress {
  const last = progress.done.at(-1);
  if (last && last.step >= progress.step - 1) return { step: last.step, done: progress.done.slice(0, -1) };
  return { ...progress, step: Math.max(0, progress.step - 1) };
}

/** The game so far as a record, for playing on without lessons. */
export const recordOf = (progress: Progress, language: Language): GameRecord => {
  const { you, opponent: name } = tutorialText[language];
  return toRecord(playUpTo(progress).match, [{ name: you }, { name, bot: 'greedy' }]);
};

/** Progress that was kept; `undefined` when it makes no sense in these lessons. */
export function parseProgress(input: unknown): Progress | undefined {
  try {
    const { step, done } = input as Progress;
    if (!Number.isInteger(step) || step < 0 || step >= lessonIds.length || !Array.isArray(done)) return undefined;
    let progress = startTutorial();
    let answers = done as Progress['done'];
    while (progress.step < step || answers.length > 0) {
      const [first, ...rest] = answers;
      const isAnswer = first?.step === progress.step;
      const after = isAnswer ? answer(progress, first.action) : next(progress);
      if (!after || after === progress) return undefined;
      if (isAnswer) answers = rest;
      progress = after;
    }
    return progress.step === step ? progress : undefined;
  } catch {
    return undefined;
  }
}
