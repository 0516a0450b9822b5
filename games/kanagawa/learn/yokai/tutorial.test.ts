import { type Language, languages, parseRecord, replay } from '@hanga/kernel';
import { expect, test } from 'vitest';
import { kanagawa } from '../../rules/index.ts';
import { tutorial as firstGame } from '../course.ts';
import { yokaiTutorial as tutorial } from './course.ts';
import { taughtOfYokai, type YokaiLesson, yokaiLessonIds, yokaiLessons } from './lessons.ts';

type Progress = ReturnType<typeof tutorial.start>;

/** Goes through all lessons, doing what each asks for. */
function walk(language: Language, visit?: (progress: Progress) => void): Progress {
  let progress = tutorial.start();
  for (let moves = 0; moves < 60; moves++) {
    if (!tutorial.show(progress, language).isClosing) visit?.(progress);
    const { step, canGoOn, isLast } = tutorial.show(progress, language);
    if (isLast) return progress;
    const [action] = step.allowed;
    const after = canGoOn ? tutorial.next(progress) : action && tutorial.answer(progress, action);
    if (!after || after === progress) throw new Error(`stuck in lesson ${step.id}`);
    progress = after;
  }
  throw new Error('no end');
}

test.each(languages)('every lesson of the chapter is reached in %s, and asks only for what is legal', language => {
  const reached: string[] = [];
  walk(language, progress => {
    const { step, table, canGoOn, isLast } = tutorial.show(progress, language);
    reached.push(step.id);
    expect(step.text.say.length).toBeLessThan(360);
    for (const action of step.allowed) expect(table.legal).toContainEqual(action);
    expect(step.allowed.length > 0, step.id).toBe(!canGoOn && !isLast);
    expect(Boolean(step.text.ask), step.id).toBe(step.allowed.length > 0);
    for (const piece of step.pointsAt) {
      const card = /^card-(\d+)$/.exec(piece)?.[1];
      const onTable = JSON.stringify([table.view.columns, table.view.players]);
      if (card) expect(onTable, `${step.id}: ${piece}`).toMatch(new RegExp(`[^\\d:]${card}[^\\d]`));
    }
  });
  expect(reached).toEqual(yokaiLessonIds);
});

test('all of the expansion is taught: what counts, arrivals, passing, the diploma, the price', () => {
  const seen = new Set(yokaiLessonIds.flatMap(id => (yokaiLessons[id] as YokaiLesson).teaches ?? []));
  expect(taughtOfYokai.filter(topic => !seen.has(topic))).toEqual([]);
});

test('what the lessons tell happens: arrivals, the diploma, the passing and the way back', () => {
  const held: Record<string, number[]> = {};
  const progress = walk('en', at => {
    const { step, table } = tutorial.show(at, 'en');
    held[step.id] = table.view.players.map(({ yokai }) => yokai);
  });
  expect(held['spirits']).toEqual([0, 0, 0]);
  expect(held['came']).toEqual([1, 0, 0]);
  expect(held['two']).toEqual([2, 0, 0]);
  expect(held['diploma']).toEqual([3, 0, 0]);
  expect(held['stays']).toEqual([2, 1, 0]);
  expect(held['back']).toEqual([3, 0, 0]);
  const { table } = tutorial.show(progress, 'en');
  for (const diploma of [26, 29]) expect(table.view.players[0]!.diplomas & (1 << diploma)).not.toBe(0);
});

test('it is kept apart from the first game, and goes on as a game of its own', () => {
  expect(tutorial.name).not.toBe(firstGame.name);
  const match = replay(kanagawa, parseRecord(JSON.parse(JSON.stringify(tutorial.record(walk('en'), 'en')))));
  expect(match.state.options.yokai).toBeDefined();
  expect(kanagawa.toAct(match.state)).toHaveLength(1);
});
