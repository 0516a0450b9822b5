import { seeded } from '@hanga/web/art/seeded.ts';
import { expect, test } from 'vitest';
import { everyCard, startingTiles } from '../rules/index.ts';
import { hungCard, hungTile } from './card.ts';
import { closeUp } from './closeUp.ts';
import { type Hung, planned } from './plan.ts';
import { looks, subjectArtId } from './subjects/pose.ts';
import type { LessonCard, Season, Subject } from './types.ts';
import { subjects } from './types.ts';

const cards = everyCard as readonly LessonCard[];

/** A print such as a game may end with, of any cards of the box. */
const randomPrint = (seed: number): readonly Hung[] => {
  const rng = seeded(seed);
  const pile = cards.map((card, number) => hungCard(card, number));
  const drawn = Array.from({ length: 4 + Math.floor(rng() * 14) }, () =>
    pile.splice(Math.floor(rng() * pile.length), 1),
  ).flat();
  return [hungTile(startingTiles[seed % 4]!, 0), ...drawn];
};
const prints = Array.from({ length: 400 }, (_, seed) => randomPrint(seed));

const lookOf = ({ subject, count = 1, season, number }: Hung, look: number | undefined): string | undefined =>
  subject && subjectArtId(subject, count, season, number, look);

test('no two alike stand side by side, nor with one panel between them, in any print', () => {
  for (const print of prints) {
    const ids = planned(print).map(({ look }, index) => lookOf(print[index]!, look));
    for (const [index, id] of ids.entries())
      if (id !== undefined) expect(ids.slice(index + 1, index + 3)).not.toContain(id);
  }
});

test('no landscape is seen in one way twice in a row, and no two great Fujis are neighbours', () => {
  for (const print of prints) {
    const views = planned(print).map(({ view = 0 }, index) => `${print[index]!.landscape} ${view}`);
    for (const [index, view] of views.entries()) {
      expect(views[index + 1]).not.toBe(view);
      if (/^mountain [023]$/.test(view)) expect(views[index + 1] ?? '').not.toMatch(/^mountain [023]$/);
    }
  }
});

test('a run of a season has at most one sun or moon, over its first panel', () => {
  let lit = 0;
  for (const print of prints)
    for (const [index, { run }] of planned(print).entries()) {
      if (run !== 0) continue;
      lit++;
      expect(print[index - 1]?.season).not.toBe(print[index]!.season);
    }
  expect(lit).toBeGreaterThan(prints.length);
});

test('no two neighbours are cut by the frame, and some are', () => {
  let cut = 0;
  for (const print of prints) {
    const isCut = planned(print).map(({ isWhole }, index) => {
      const { subject, count = 1, number } = print[index]!;
      return !isWhole && subject !== undefined && closeUp(subject, count, number) !== undefined;
    });
    cut += isCut.filter(Boolean).length;
    for (const [index, here] of isCut.entries()) expect(here && isCut[index + 1]).not.toBe(true);
  }
  expect(cut).toBeGreaterThan(prints.length / 2);
});

test('a panel that joins changes nothing but the seam of the last', () => {
  for (const print of prints.slice(0, 60)) {
    const [before, after] = [planned(print.slice(0, -1)), planned(print)];
    expect(after.slice(0, -2)).toEqual(before.slice(0, -1));
    expect(after.at(-2)).toEqual({ ...before.at(-1), right: print.at(-1) });
  }
});

test('every subject has three looks or more, in every season and number that a card shows', () => {
  const shown = cards.flatMap(({ print: { subject, count = 1, season } }) =>
    subject ? [[subject, count, season] as const] : [],
  );
  expect(new Set(shown.map(([subject]): Subject => subject)).size).toBe(subjects.length);
  for (const [subject, count, season] of shown)
    expect(looks(subject, count, season satisfies Season).length).toBeGreaterThanOrEqual(3);
});
