import {
  begin,
  commitmentTo,
  type GameRecord,
  type GameTypes,
  type Language,
  type Match,
  play,
  redact,
  sameData,
  toRecord,
} from '@hanga/kernel';
import type { GameId } from '../games/index.ts';
import type { LogEntry, SeatInfo, Table } from '../source/source.ts';
import type { Count, Course, Lesson, LessonText } from './course.ts';
import { learnWords } from './words.ts';

/** How far a learner has come: plain data, so that it can be kept and gone back through. */
export interface Progress<T extends GameTypes> {
  readonly step: number;
  /** What the learner did, and in which lesson. The opponents' moves are in the lessons. */
  readonly done: readonly { readonly step: number; readonly action: T['Action'] }[];
}

export interface Step<T extends GameTypes> {
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly text: LessonText;
  readonly pointsAt: readonly string[];
  /** What the learner may do now: some of what is legal, or nothing when the lesson is only read. */
  readonly allowed: readonly T['Action'][];
  readonly count: Count | undefined;
}

export interface Shown<T extends GameTypes> {
  readonly table: Table<T>;
  readonly step: Step<T>;
  /** The lesson asks for nothing: one can go on. */
  readonly canGoOn: boolean;
  readonly canGoBack: boolean;
  readonly isLast: boolean;
}

export interface Tutorial<T extends GameTypes> {
  readonly id: GameId;
  /** Under this name the learner's progress is kept. */
  readonly name: string;
  title(language: Language): string;
  start(): Progress<T>;
  show(progress: Progress<T>, language: Language): Shown<T>;
  /** The learner chooses an action: progress, or `undefined` when the lesson asks for something else. */
  answer(progress: Progress<T>, action: T['Action']): Progress<T> | undefined;
  /** On to the next lesson, from one that is only read. */
  next(progress: Progress<T>): Progress<T>;
  /** One action back, or one lesson. */
  back(progress: Progress<T>): Progress<T>;
  /** The game so far as a record, for playing on without lessons. */
  record(progress: Progress<T>, language: Language): GameRecord;
  /** Progress that was kept; `undefined` when it makes no sense in these lessons. */
  parse(input: unknown): Progress<T> | undefined;
}

interface Played<T extends GameTypes> {
  readonly match: Match<T>;
  readonly log: readonly LogEntry<T>[];
}

export function tutorialOf<T extends GameTypes>(course: Course<T>): Tutorial<T> {
  const { game, learner, text } = course;
  const lessons: readonly (readonly [id: string, lesson: Lesson<T>])[] = Object.entries(course.lessons);
  const lessonAt = (step: number): Lesson<T> => (lessons[step] as (typeof lessons)[number])[1];

  /** The game up to a lesson, played again from its beginning: some dozens of moves. */
  function playUpTo({ step, done }: Progress<T>): Played<T> {
    const seats = 1 + text.en.opponents.length;
    let match = begin(game, { options: course.options, seats, seed: course.seed });
    const log: LogEntry<T>[] = [];
    const make = (action: T['Action']): void => {
      const seat = game.toAct(match.state)[0] ?? learner;
      const played = play(match, seat, action);
      if (!played.match) throw new Error(`lesson ${step}: ${JSON.stringify(action)} is refused`);
      match = played.match;
      log.push({ move: match.moves.length, seat, events: played.events.map(event => redact(event, learner)) });
    };
    for (let at = 0; at <= step; at++) {
      for (const action of lessonAt(at).before ?? []) make(action);
      for (const answer of done) if (answer.step === at) make(answer.action);
    }
    return { match, log };
  }

  const legalFor = ({ state }: Match<T>): readonly T['Action'][] => game.legal(state, learner);

  /** Of what is legal, what the lesson asks for; a lesson of one action asks no more once it is done. */
  function allowedNow(progress: Progress<T>, match: Match<T>): readonly T['Action'][] {
    const { allow, lasts } = lessonAt(progress.step);
    if (!allow || (!lasts && progress.done.some(({ step }) => step === progress.step))) return [];
    const legal = legalFor(match);
    return allow === 'any' ? legal : legal.filter(action => allow.some(wanted => sameData(wanted, action)));
  }

  const asksNow = (progress: Progress<T>): readonly T['Action'][] => allowedNow(progress, playUpTo(progress).match);

  const seatsIn = (language: Language): SeatInfo[] => [
    { name: learnWords[language].lesson.you, color: 0 },
    ...text[language].opponents.map((name, index) => ({ name, color: index + 1, bot: 'greedy' })),
  ];

  function show(progress: Progress<T>, language: Language): Shown<T> {
    const { match, log } = playUpTo(progress);
    const [id, lesson] = lessons[progress.step] as (typeof lessons)[number];
    const allowed = allowedNow(progress, match);
    const { state, seed } = match;
    const isLast = progress.step === lessons.length - 1;
    return {
      table: {
        move: match.moves.length,
        viewer: learner,
        view: game.view(state, learner),
        // While a lesson is read nothing can be chosen; when it asks, the whole game is open and answers are judged.
        legal: allowed.length > 0 ? legalFor(match) : [],
        seats: seatsIn(language),
        log,
        noUndo: 'nothingToUndo',
        canRedo: false,
        outcome: game.outcome(state),
        commitment: commitmentTo(seed),
        seed: undefined,
      },
      step: {
        id,
        number: progress.step + 1,
        of: lessons.length,
        text: text[language].lessons[id] as LessonText,
        pointsAt: lesson.pointsAt,
        allowed,
        count: lesson.shows && course.count(state, language),
      },
      canGoOn: allowed.length === 0 && !isLast,
      canGoBack: progress.step > 0 || progress.done.length > 0,
      isLast,
    };
  }

  function answer(progress: Progress<T>, action: T['Action']): Progress<T> | undefined {
    if (!asksNow(progress).some(candidate => sameData(candidate, action))) return undefined;
    const after: Progress<T> = { ...progress, done: [...progress.done, { step: progress.step, action }] };
    return asksNow(after).length > 0 ? after : { ...after, step: after.step + 1 };
  }

  const start = (): Progress<T> => ({ step: 0, done: [] });

  const next = (progress: Progress<T>): Progress<T> =>
    progress.step < lessons.length - 1 && asksNow(progress).length === 0
      ? { ...progress, step: progress.step + 1 }
      : progress;

  function back(progress: Progress<T>): Progress<T> {
    const last = progress.done.at(-1);
    if (last && last.step >= progress.step - 1) return { step: last.step, done: progress.done.slice(0, -1) };
    return { ...progress, step: Math.max(0, progress.step - 1) };
  }

  /** Kept progress is gone through again, lesson by lesson: what could not be reached is nonsense. */
  function parse(input: unknown): Progress<T> | undefined {
    try {
      const { step, done } = input as Progress<T>;
      if (!Number.isInteger(step) || step < 0 || step >= lessons.length || !Array.isArray(done)) return undefined;
      let progress = start();
      let answers = done as Progress<T>['done'];
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

  return {
    id: course.id,
    name: course.chapter ? `${course.id}-${course.chapter}` : course.id,
    title: language => text[language].title ?? learnWords[language].lesson.title,
    start,
    show,
    answer,
    next,
    back,
    parse,
    record: (progress, language) =>
      toRecord(
        playUpTo(progress).match,
        seatsIn(language).map(({ name, bot }) => (bot ? { name, bot } : { name })),
      ),
  };
}
