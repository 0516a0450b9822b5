import type { GameTypes } from '@hanga/kernel';
import type { Course, Lesson } from './course.ts';

/** How far a learner has come in a chapter: plain data, so that it can be kept and gone back through. */
export interface Progress<T extends GameTypes> {
  readonly chapter: string;
  /** The lesson, counted through the whole course. That of the next chapter: this one is done. */
  readonly step: number;
  /** What the learner did, and in which lesson. The opponents' moves are in the lessons. */
  readonly done: readonly { readonly step: number; readonly action: T['Action'] }[];
}

/** A chapter: lessons from `from` up to, and without, `to`. */
export interface Chapter {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** The lessons of a course cut into its chapters. */
export function chaptersOf<T extends GameTypes>({ chapters, lessons }: Course<T>): readonly Chapter[] {
  const order = Object.keys(lessons);
  const starts = Object.entries(chapters).map(([id, lesson]) => ({ id, from: order.indexOf(lesson) }));
  return starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? order.length }));
}

/** The beginning of a chapter for somebody who has not played those before: as the lessons would have had it. */
export function beginningOf<T extends GameTypes>({ lessons }: Course<T>, { id, from }: Chapter): Progress<T> {
  const before: readonly Lesson<T>[] = Object.values<Lesson<T>>(lessons).slice(0, from);
  const done = before.flatMap(({ allow }, step) => {
    const [action] = allow === 'any' ? [] : (allow ?? []);
    return action === undefined ? [] : [{ step, action }];
  });
  return { chapter: id, step: from, done };
}
