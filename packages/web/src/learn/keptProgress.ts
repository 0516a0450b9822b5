import type { GameTypes } from '@hanga/kernel';
import type { Progress, Tutorial } from './tutorial.ts';

/** What is kept of a course: where the learner is in each chapter that was begun, and which are done. */
interface Kept {
  readonly at: Readonly<Record<string, unknown>>;
  readonly done: readonly string[];
}

/** Where storage is blocked or full, progress lasts until the page is closed. */
const inMemory = new Map<string, Kept>();
const keyOf = (name: string): string => `hanga-learn-${name}`;

function read(name: string): Kept {
  try {
    const stored = localStorage.getItem(keyOf(name));
    if (stored !== null) {
      const { at, done } = JSON.parse(stored) as Partial<Kept>;
      return { at: typeof at === 'object' ? at : {}, done: Array.isArray(done) ? done.map(String) : [] };
    }
  } catch {
    // See `inMemory`.
  }
  return inMemory.get(name) ?? { at: {}, done: [] };
}

function write(name: string, kept: Kept): void {
  inMemory.set(name, kept);
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // See `inMemory`.
  }
}

/** Where the learner was when they left this chapter, or its beginning. */
export function keptProgress<T extends GameTypes>(tutorial: Tutorial<T>, chapter: string): Progress<T> {
  return tutorial.parse(read(tutorial.name).at[chapter]) ?? tutorial.start(chapter);
}

export function keepProgress<T extends GameTypes>(tutorial: Tutorial<T>, progress: Progress<T>): void {
  const { at, done } = read(tutorial.name);
  write(tutorial.name, { at: { ...at, [progress.chapter]: progress }, done });
}

/** Something is done: a chapter of a course, a set piece of a game. It begins anew when it is opened again. */
export function keepDone(name: string, id: string): void {
  const { at, done } = read(name);
  const { [id]: _, ...others } = at;
  write(name, { at: others, done: [...new Set([...done, id])] });
}

export const isDone = (name: string, id: string): boolean => read(name).done.includes(id);

/** The chapter to go on with: one that was begun, else the first that is not done, else the first. */
export function dueChapter<T extends GameTypes>({ name, chapters }: Tutorial<T>): string {
  const { at, done } = read(name);
  const due = chapters.find(({ id }) => id in at) ?? chapters.find(({ id }) => !done.includes(id)) ?? chapters[0];
  return due?.id ?? '';
}

/** The lesson that was reached in a chapter, counted from 1; `undefined` in one that is not under way. */
export function lessonReached<T extends GameTypes>(tutorial: Tutorial<T>, chapter: string): number | undefined {
  const progress = tutorial.parse(read(tutorial.name).at[chapter]);
  const from = tutorial.chapters.find(({ id }) => id === chapter)?.from ?? 0;
  return progress && progress.step > from ? progress.step - from + 1 : undefined;
}
