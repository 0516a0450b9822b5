import { type Language, languages, parseRecord, replay } from '@hanga/kernel';
import { describe, expect, test } from 'vitest';
import { kanagawa } from '../rules/index.ts';
import { tutorial } from './course.ts';
import { type Lesson, lessonIds, lessons, taught } from './lessons.ts';

const { start, show, answer, next, back, parse } = tutorial;
type Progress = ReturnType<typeof start>;

/** Goes through all lessons; where a lesson leaves a choice, `choose` says which. */
function walk(language: Language, choose: (choices: number) => number, visit?: (progress: Progress) => void): Progress {
  let progress = start();
  for (let moves = 0; moves < 200; moves++) {
    if (!show(progress, language).isClosing) visit?.(progress);
    const { step, canGoOn, isLast } = show(progress, language);
    if (isLast) return progress;
    const action = step.allowed[choose(step.allowed.length)];
    const after = canGoOn ? next(progress) : action && answer(progress, action);
    if (!after || after === progress) throw new Error(`stuck in lesson ${step.id}`);
    progress = after;
  }
  throw new Error('no end');
}

/** In the free turn: the last thing offered ends it soonest. */
const lastOf = (choices: number): number => choices - 1;
const firstOf = (): number => 0;

describe.each(languages)('the tutorial in %s', language => {
  test('every lesson is reached, says something, and allows only what is legal', () => {
    const reached: string[] = [];
    walk(language, firstOf, progress => {
      const { step, table, canGoOn, isLast } = show(progress, language);
      if (reached.at(-1) !== step.id) reached.push(step.id);
      expect(step.text.say.length).toBeGreaterThan(10);
      for (const action of step.allowed) expect(table.legal).toContainEqual(action);
      expect(step.allowed.length > 0, step.id).toBe(!canGoOn && !isLast);
      expect(Boolean(step.text.ask), step.id).toBe(step.allowed.length > 0);
      expect(step.text.say.length, step.id).toBeLessThan(360);
    });
    expect(reached).toEqual(lessonIds);
  });

  test('it ends in round five with a print, diplomas and a record that goes on', () => {
    const progress = walk(language, firstOf);
    const { table, step } = show(progress, language);
    expect(table.view.round).toBe(5);
    expect(table.view.phase).toMatchObject({ kind: 'school', seat: 1 });
    expect(table.view.players[0]?.print.length).toBeGreaterThanOrEqual(3);
    expect(step.id).toBe('finish');
    const record = parseRecord(JSON.parse(JSON.stringify(tutorial.record(progress, language))));
    const match = replay(kanagawa, record);
    expect(kanagawa.toAct(match.state)).toEqual([1]);
    expect(record.players).toHaveLength(2);
  });
});

test('all that a beginner should learn is taught', () => {
  const seen = new Set(lessonIds.flatMap(id => (lessons[id] as Lesson).teaches ?? []));
  expect([...taught].filter(topic => !seen.has(topic))).toEqual([]);
});

test('every choice that a lesson leaves leads to the end', () => {
  for (const choose of [firstOf, lastOf, (choices: number) => choices >> 1])
    expect(() => walk('en', choose)).not.toThrow();
});

test('something else than the lesson asks is not done', () => {
  const progress = { ...start(), step: lessonIds.indexOf('wait') };
  expect(answer(progress, { kind: 'take', column: 0 })).toBeUndefined();
  expect(answer(start(), { kind: 'wait' })).toBeUndefined();
  expect(next(progress)).toBe(progress);
});

test('one can go back through everything, and forward again', () => {
  let progress = walk('en', firstOf);
  const last = progress;
  for (const { id } of [...tutorial.chapters].reverse()) {
    progress = { ...progress, chapter: id };
    for (let guard = 0; guard < 200 && show(progress, 'en').canGoBack; guard++) progress = back(progress);
  }
  expect(progress).toEqual(start());
  expect(walk('en', firstOf)).toEqual(last);
});

test('progress that was kept is taken up again; nonsense is not', () => {
  walk('en', firstOf, progress => {
    expect(parse(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });
  for (const nonsense of [
    undefined,
    null,
    3,
    {},
    { chapter: 'school', step: 9, done: [] },
    { chapter: 'school', step: -1, done: [] },
    { chapter: 'nowhere', step: 0, done: [] },
    { chapter: 'school', step: 4, done: [{}] },
  ])
    expect(parse(nonsense)).toBeUndefined();
});

test('the things pointed at are of this deal', () => {
  walk('en', firstOf, progress => {
    const { step, table } = show(progress, 'en');
    const onTable = JSON.stringify([table.view.columns, table.view.players]);
    for (const piece of step.pointsAt) {
      const card = /^card-(\d+)$/.exec(piece)?.[1];
      if (card) expect(onTable, `${step.id}: ${piece}`).toMatch(new RegExp(`[^\\d:]${card}[^\\d]`));
      const icon = /^icon-0-(\d)$/.exec(piece)?.[1];
      if (icon) expect(table.view.players[0]?.icons.length, step.id).toBeGreaterThan(Number(icon));
    }
  });
});

test('the count shown is that of the print', () => {
  walk('en', firstOf, progress => {
    const { step, table } = show(progress, 'en');
    if (step.count) {
      expect(step.count.total).toBeGreaterThan(step.id === 'harmony' ? 0 : 10);
      expect(step.count.rows[0]?.points).toBe((table.view.players[0]?.print.length ?? 0) + 1);
    }
  });
});
