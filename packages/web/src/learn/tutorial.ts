import {
  begin,
  fallbackLanguage,
  type GameRecord,
  type GameTypes,
  type Language,
  sameData,
  toRecord,
} from '@hanga/kernel';
import { move, type PlayedTable, tableOf, viewOf } from '@hanga/table';
import type { SeatedTable } from '../source/source.ts';
import { beginningOf, type Chapter, chaptersOf, type Progress } from './chapters.ts';
import type { ChapterText, Count, Course, Lesson, LessonText } from './course.ts';
import { taughtSeats } from './seats.ts';
import { learnWords } from './text/index.ts';

export type { Progress } from './chapters.ts';

export interface Step<T extends GameTypes> {
  readonly id: string;
  /** In its chapter, counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly text: LessonText;
  readonly pointsAt: readonly string[];
  /** What the learner may do now: some of what is legal, or nothing when the lesson is only read. */
  readonly allowed: readonly T['Action'][];
  readonly count: Count | undefined;
  readonly close: readonly string[];
}

export interface Shown<T extends GameTypes> {
  readonly table: SeatedTable<T>;
  readonly step: Step<T>;
  /** The lesson asks for nothing: one can go on. */
  readonly canGoOn: boolean;
  readonly canGoBack: boolean;
  /** The chapter is done: this is its closing word. The last chapter closes with its last lesson. */
  readonly isClosing: boolean;
  readonly isLast: boolean;
}

export interface Tutorial<T extends GameTypes> {
  readonly id: string;
  /** Under this name the learner's progress is kept. */
  readonly name: string;
  /** The course's own name in an address, where it is not the game's first one. */
  readonly part: string | undefined;
  readonly chapters: readonly Chapter[];
  title(language: Language): string;
  chapterText(chapter: string, language: Language): ChapterText;
  /** The beginning of a chapter; unless said, of the first. */
  start(chapter?: string): Progress<T>;
  show(progress: Progress<T>, language: Language): Shown<T>;
  /** The learner chooses an action: progress, or `undefined` when the lesson asks for something else. */
  answer(progress: Progress<T>, action: T['Action']): Progress<T> | undefined;
  /** On to the next lesson, from one that is only read; from the closing word to the next chapter. */
  next(progress: Progress<T>): Progress<T>;
  /** One action back, or one lesson, but not out of the chapter. */
  back(progress: Progress<T>): Progress<T>;
  /** The game so far as a record, for playing on without lessons. */
  record(progress: Progress<T>, language: Language): GameRecord;
  /** Progress that was kept; `undefined` when it makes no sense in these lessons. */
  parse(input: unknown): Progress<T> | undefined;
}

export function tutorialOf<T extends GameTypes>(course: Course<T>): Tutorial<T> {
  const { game, learner, text } = course;
  const lessons: readonly (readonly [id: string, lesson: Lesson<T>])[] = Object.entries(course.lessons);
  const lessonAt = (step: number): Lesson<T> => (lessons[step] as (typeof lessons)[number])[1];
  const chapters = chaptersOf(course);
  const chapterOf = ({ chapter }: { chapter: string }): Chapter =>
    chapters.find(({ id }) => id === chapter) ?? (chapters[0] as Chapter);
  const isClosing = (progress: Progress<T>): boolean => progress.step === chapterOf(progress).to;

  /** The game up to a lesson, played again from its beginning: some dozens of moves. */
  function playUpTo(progress: Progress<T>): PlayedTable<T> {
    const { step, done } = progress;
    const seats = 1 + text[fallbackLanguage].opponents.length;
    let table = tableOf(begin(game, { options: course.options, seats, seed: course.seed }));
    const make = (action: T['Action']): void => {
      const made = move(table, game.toAct(table.match.state)[0] ?? learner, action);
      if (!made.table) throw new Error(`lesson ${step}: ${JSON.stringify(action)} is refused`);
      table = made.table;
    };
    // What the opponents do next belongs to the next chapter.
    const last = isClosing(progress) ? step - 1 : step;
    for (let at = 0; at <= last; at++) {
      for (const action of lessonAt(at).before ?? []) make(action);
      for (const answer of done) if (answer.step === at) make(answer.action);
    }
    return table;
  }

  const legalFor = ({ legal }: PlayedTable<T>): readonly T['Action'][] => legal[learner] ?? [];

  /** Of what is legal, what the lesson asks for; a lesson of one action asks no more once it is done. */
  function allowedNow(progress: Progress<T>, table: PlayedTable<T>): readonly T['Action'][] {
    if (isClosing(progress)) return [];
    const { allow, lasts } = lessonAt(progress.step);
    if (!allow || (!lasts && progress.done.some(({ step }) => step === progress.step))) return [];
    const legal = legalFor(table);
    return allow === 'any' ? legal : legal.filter(action => allow.some(wanted => sameData(wanted, action)));
  }

  const asksNow = (progress: Progress<T>): readonly T['Action'][] => allowedNow(progress, playUpTo(progress));

  function stepOf(progress: Progress<T>, table: PlayedTable<T>, language: Language): Step<T> {
    const { id: chapter, from, to } = chapterOf(progress);
    const of = to - from;
    if (isClosing(progress)) {
      const say = text[language].chapters[chapter]?.learned ?? '';
      return { id: 'closing', number: of, of, text: { say }, pointsAt: [], allowed: [], count: undefined, close: [] };
    }
    const [id, lesson] = lessons[progress.step] as (typeof lessons)[number];
    return {
      id,
      number: progress.step - from + 1,
      of,
      text: text[language].lessons[id] as LessonText,
      pointsAt: lesson.pointsAt,
      allowed: allowedNow(progress, table),
      count: lesson.shows && course.count(table.match.state, language),
      close: lesson.close ?? [],
    };
  }

  function show(progress: Progress<T>, language: Language): Shown<T> {
    const table = playUpTo(progress);
    const step = stepOf(progress, table, language);
    const isLast = progress.step === lessons.length - 1;
    return {
      table: {
        ...viewOf(table, learner),
        // While a lesson is read nothing can be chosen; when it asks, the whole game is open and answers are judged.
        legal: step.allowed.length > 0 ? legalFor(table) : [],
        seats: taughtSeats(learner, text[language].opponents, language),
        // One goes back in the lessons instead.
        noUndo: 'nothingToUndo',
      },
      step,
      canGoOn: step.allowed.length === 0 && !isLast,
      canGoBack: back(progress) !== progress,
      isClosing: isClosing(progress),
      isLast,
    };
  }

  function answer(progress: Progress<T>, action: T['Action']): Progress<T> | undefined {
    if (!asksNow(progress).some(candidate => sameData(candidate, action))) return undefined;
    const after: Progress<T> = { ...progress, done: [...progress.done, { step: progress.step, action }] };
    return asksNow(after).length > 0 ? after : { ...after, step: after.step + 1 };
  }

  function start(chapter?: string): Progress<T> {
    return beginningOf(course, chapters.find(({ id }) => id === chapter) ?? (chapters[0] as Chapter));
  }

  function next(progress: Progress<T>): Progress<T> {
    if (isClosing(progress)) {
      const following = chapters.find(({ from }) => from === progress.step);
      return following ? { ...progress, chapter: following.id } : progress;
    }
    return progress.step < lessons.length - 1 && asksNow(progress).length === 0
      ? { ...progress, step: progress.step + 1 }
      : progress;
  }

  function back(progress: Progress<T>): Progress<T> {
    const { from } = chapterOf(progress);
    const last = progress.done.at(-1);
    if (last && last.step >= Math.max(from, progress.step - 1))
      return { ...progress, step: last.step, done: progress.done.slice(0, -1) };
    return progress.step > from ? { ...progress, step: progress.step - 1 } : progress;
  }

  /** Validates stored progress by replaying it lesson by lesson. */
  function parse(input: unknown): Progress<T> | undefined {
    try {
      const { chapter, step, done } = input as Progress<T>;
      const { id, from, to } = chapterOf({ chapter });
      if (id !== chapter || !Number.isInteger(step) || step < from || step > to || !Array.isArray(done))
        return undefined;
      let progress = start();
      let answers = done as Progress<T>['done'];
      while (progress.step < step || answers.length > 0) {
        const [first, ...rest] = answers;
        const isAnswer = first?.step === progress.step;
        const after = isAnswer ? answer(progress, first.action) : next(progress);
        if (!after || after === progress) return undefined;
        if (isAnswer) answers = rest;
        // Through the closing word of one chapter into the next.
        progress = isClosing(after) && after.step < step ? next(after) : after;
      }
      return progress.step === step ? { ...progress, chapter } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    id: course.id,
    name: course.part ? `${course.id}-${course.part}` : course.id,
    part: course.part,
    chapters,
    title: language => text[language].title ?? learnWords[language].lesson.title,
    chapterText: (chapter, language) => text[language].chapters[chapter] ?? { title: '', about: '' },
    start,
    show,
    answer,
    next,
    back,
    parse,
    record: (progress, language) =>
      toRecord(
        playUpTo(progress).match,
        taughtSeats(learner, text[language].opponents, language).map(({ name, bot }) =>
          bot ? { name, bot } : { name },
        ),
      ),
  };
}
