import { type Language, languages, parseRecord, replay } from '@hanga/kernel';
import { mainButton } from '@hanga/web/learn/course.ts';
import { describe, expect, test } from 'vitest';
import { topicOf } from '../board/pieces.ts';
import { type Event, honorOf, kaigan } from '../rules/index.ts';
import { tutorial } from './course.ts';
import { type Lesson, type LessonId, lessonIds, lessons, taught } from './lessons.ts';
import { isTopic } from './topics.ts';

const { start, show, answer, next, back, parse } = tutorial;
type Progress = ReturnType<typeof start>;

/** Goes through all lessons, always doing the first thing that a lesson allows. */
function walk(language: Language, visit?: (progress: Progress) => void): Progress {
  let progress = start();
  for (let moves = 0; moves < 200; moves++) {
    if (!show(progress, language).isClosing) visit?.(progress);
    const { step, canGoOn, isLast } = show(progress, language);
    if (isLast) return progress;
    const [action] = step.allowed;
    const after = canGoOn ? next(progress) : action && answer(progress, action);
    if (!after || after === progress) throw new Error(`stuck in lesson ${step.id}`);
    progress = after;
  }
  throw new Error('no end');
}

describe.each(languages)('the tutorial in %s', language => {
  test('every lesson is reached, says something, and allows only what is legal', () => {
    const reached: string[] = [];
    walk(language, progress => {
      const { step, table, canGoOn, isLast } = show(progress, language);
      if (reached.at(-1) !== step.id) reached.push(step.id);
      for (const action of step.allowed) expect(table.legal).toContainEqual(action);
      expect(step.allowed.length > 0, step.id).toBe(!canGoOn && !isLast);
      expect(Boolean(step.text.ask), step.id).toBe(step.allowed.length > 0);
      expect(step.text.say.length, step.id).toBeGreaterThan(10);
      expect(step.text.say.length, step.id).toBeLessThan(360);
    });
    expect(reached).toEqual(lessonIds);
  });

  test('it ends in round three, with a record that goes on', () => {
    const progress = walk(language);
    const { table, step } = show(progress, language);
    expect(step.id).toBe('finish');
    expect(table.view.phase).toEqual({ kind: 'plan', seat: 2 });
    const record = parseRecord(JSON.parse(JSON.stringify(tutorial.record(progress, language))));
    expect(replay(kaigan, record).state.round).toBe(3);
    expect(record.players).toHaveLength(3);
  });
});

test('all that a beginner should learn is taught', () => {
  const seen = new Set(lessonIds.flatMap(id => (lessons[id] as Lesson).teaches ?? []));
  expect([...taught].filter(topic => !seen.has(topic))).toEqual([]);
});

test('the game can be played on from every point', () => {
  walk('en', progress => {
    const { state } = replay(kaigan, tutorial.record(progress, 'en'));
    expect(kaigan.view(state, 0)).toEqual(show(progress, 'en').table.view);
    expect(kaigan.toAct(state)).toHaveLength(1);
  });
});

test('something else than the lesson asks is not done', () => {
  const progress = { ...start(), step: lessonIds.indexOf('play') };
  expect(answer(progress, { kind: 'play', card: 0, space: 1 })).toBeUndefined();
  expect(answer(start(), { kind: 'endTurn' })).toBeUndefined();
  expect(next(progress)).toBe(progress);
});

test('one can go back through everything, and forward again', () => {
  let progress = walk('en');
  for (const { id } of [...tutorial.chapters].reverse()) {
    progress = { ...progress, chapter: id };
    for (let guard = 0; guard < 200 && show(progress, 'en').canGoBack; guard++) progress = back(progress);
  }
  expect(progress).toEqual(start());
});

test('progress that was kept is taken up again; nonsense is not', () => {
  const all: Progress[] = [];
  walk('en', progress => all.push(progress));
  for (const progress of all.filter((_, index) => index % 7 === 0)) {
    expect(parse(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  }
  for (const nonsense of [
    undefined,
    null,
    3,
    {},
    { chapter: 'planning', step: 9, done: [] },
    { chapter: 'planning', step: -1, done: [] },
    { chapter: 'nowhere', step: 0, done: [] },
    { chapter: 'planning', step: 5, done: [{}] },
  ])
    expect(parse(nonsense)).toBeUndefined();
});

test('the things pointed at are on the table, and the rules know them', () => {
  walk('en', progress => {
    const { step, table } = show(progress, 'en');
    for (const piece of step.pointsAt.filter(name => name !== mainButton)) {
      const topic = topicOf(piece, table.view);
      expect(topic && isTopic(topic), `${step.id}: ${piece}`).toBe(true);
    }
  });
});

/** The events of the move before a lesson, the learner's own. */
function eventsBefore(id: LessonId): readonly Event[] {
  let events: readonly Event[] = [];
  walk('en', progress => {
    const { step, table } = show(progress, 'en');
    if (step.id === id) events = (table.log.at(-1)?.events ?? []) as readonly Event[];
  });
  return events;
}

test('the first round ends as the texts tell', () => {
  const events = eventsBefore('dice');
  expect(events).toContainEqual({ kind: 'rolled', seat: 0, dice: [1, 6, 5] });
  expect(events.filter(({ kind }) => kind === 'scoredTile')).toEqual([
    { kind: 'scoredTile', place: 0, tile: expect.any(Number), gains: [{ seat: 0, markers: 2, honor: 5 }] },
  ]);
  expect(events.filter(({ kind }) => kind === 'gainedIncome')).toEqual([
    { kind: 'gainedIncome', seat: 0, artistic: 0, government: 3 },
    { kind: 'gainedIncome', seat: 1, artistic: 1, government: 0 },
    { kind: 'gainedIncome', seat: 2, artistic: 1, government: 5 },
  ]);
});

test('the second round ends as the texts tell', () => {
  const events = eventsBefore('dice2');
  expect(events).toContainEqual({ kind: 'rolled', seat: 2, dice: [6, 3, 4] });
  expect(events.flatMap(event => (event.kind === 'scoredTile' ? [[event.place, event.gains]] : []))).toEqual([
    [
      6,
      [
        { seat: 0, markers: 1, honor: 3 },
        { seat: 2, markers: 1, honor: 3 },
      ],
    ],
    [
      8,
      [
        { seat: 0, markers: 1, honor: 3 },
        { seat: 1, markers: 1, honor: 3 },
      ],
    ],
  ]);
  expect(
    events.flatMap(event => (event.kind === 'gainedHonor' ? [[event.source, event.seat, event.points]] : [])),
  ).toEqual([
    ['artistic', 0, 1],
    ['artistic', 1, 2],
    ['artistic', 2, 1],
    ['government', 0, 1],
    ['government', 2, 2],
  ]);
});

test('purses and tracks are as the texts tell', () => {
  const told: Partial<Record<LessonId, (view: ReturnType<typeof show>['table']['view']) => void>> = {
    team: view => expect(view.players[0]?.ryo).toBe(20),
    newTile: view => expect(view.tiles[0]).toBe(15),
    round2: view => expect([view.players[0]?.ryo, view.quadrant]).toEqual([11, 0]),
    stop: view => expect(view.players[0]?.ryo).toBe(3),
    finish: view => expect(view.quadrant).toBe(2),
  };
  walk('en', progress => {
    const { step, table } = show(progress, 'en');
    told[step.id as LessonId]?.(table.view);
  });
});

test('the count is that of a game that ends now: first in travel, least ryo', () => {
  const progress = { ...walk('en') };
  const { step, table } = show({ ...progress, step: lessonIds.indexOf('count') }, 'en');
  const points = new Map(step.count?.rows.map(({ label, points }) => [label, points]));
  expect(points.get('Travel track')).toBe(8);
  expect(points.get('Most or least ryō')).toBe(-3);
  const player = table.view.players[0];
  expect(step.count?.total).toBe((player ? honorOf(player) : 0) + 1 + 8 - 3 + 1);
});
