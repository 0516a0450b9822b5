import { toSvg } from '@hanga/web/art/toSvg.ts';
import type { Art } from '@hanga/web/art/tree.ts';
import { namedIn, nodesIn, referencesIn } from '@hanga/web/art/walk.ts';
import { describe, expect, it } from 'vitest';
import { everyCard } from '../rules/index.ts';
import {
  boxes,
  cardBack,
  cardFace,
  defsFor,
  kiteKinds,
  type LessonCard,
  landscapes,
  printPanel,
  printScroll,
  seasons,
  startingTileFace,
  subjectArtId,
  subjectBox,
  subjects,
  suits,
} from './index.ts';
import { bringAll } from './later.ts';
import { seamOf } from './seam.ts';
import { commonDefs, symbolCalled, symbolIds } from './sprite.ts';

await bringAll();

const cards: LessonCard[] = landscapes.flatMap(landscape =>
  seasons.flatMap(season =>
    [undefined, ...subjects].map((subject, index) => ({
      suit: 'tree' as const,
      studio: index % 2 ? { landscape, icon: 'passYokai' as const } : { icon: 'keep' as const, harmony: 2 },
      ...(index % 3 ? {} : { yokai: 'arrives' as const }),
      print: { landscape, season, brushes: 1 + (index % 2), ...(subject ? { subject, count: 1 + (index % 3) } : {}) },
    })),
  ),
);
const tile = { landscape: 'ocean', season: 'summer', arrows: 1, brushes: 2 } as const;
const faces = cards.map((card, number) => cardFace(card, number));

/** What a drawing refers to and neither it nor the sprite defines. */
const missing = (art: Art, shared: ReadonlyMap<string, unknown> = new Map()): string[] => {
  const own = namedIn(art);
  return [...referencesIn(art)].filter(name => !own.has(name) && !shared.has(name));
};

const symbols = symbolIds().map(id => symbolCalled(id) ?? []);
const sprite: Art = [commonDefs(), symbols];
const everything = [...faces, sprite, startingTileFace(tile, 0), ...suits.map(cardBack)];

describe('the art', () => {
  it('carves the same block from the same card number, and another from another', () => {
    const [card] = cards;
    if (!card) throw new Error('no card');
    expect(printPanel(card, 7)).toEqual(printPanel(card, 7));
    expect(printPanel(card, 7)).not.toEqual(printPanel(card, 8));
  });

  it('never prints a broken number', () => {
    for (const drawing of everything) expect(toSvg(drawing)).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it('refers only to what the sprite or the picture itself defines', () => {
    const shared = namedIn(sprite);
    for (const drawing of everything) expect(missing(drawing, shared)).toEqual([]);
  });

  it('brings along all that a picture standing alone refers to', () => {
    const picture = printScroll(tile, [{ card: cards[40]!, number: 40 }]);
    const alone = [defsFor(picture), picture];
    expect(missing(alone)).toEqual([]);
    expect([...nodesIn(alone)].length).toBeLessThan([...nodesIn(sprite)].length);
  });

  it('draws every number of a subject that a card may show, in the box that its panel gives it', () => {
    for (const subject of subjects)
      for (const count of [1, 2, 3])
        for (const number of [0, 1]) {
          const id = subjectArtId(subject, count, 'summer', number);
          expect(symbolCalled(id)?.attributes).toMatchObject({ viewBox: boxes[subjectBox(subject, count)] });
        }
  });

  it('tells the kites apart by their outline, and each number of lanterns', () => {
    const outline = (id: string): string =>
      [...nodesIn(symbolCalled(id) ?? [])].map(({ attributes }) => ('d' in attributes ? attributes.d : '')).join();
    const ids = [...kiteKinds, 'lantern1', 'lantern2', 'lantern3', 'yokai-0', 'yokai-1', 'yokai-2'];
    expect(new Set(ids.map(outline)).size).toBe(ids.length);
  });

  it('marks an arrival on the card, and no more once it is painted', () => {
    const card = cards.find(({ yokai, print }) => yokai && print.subject)!;
    expect([...referencesIn(cardFace(card, 1))]).toContain('k-yokai-arrives');
    expect([...referencesIn(printPanel(card, 1, {}, 'scored'))]).not.toContain('k-yokai-arrives');
  });

  it('lets neighbours meet in one colour at every seam', () => {
    const edges = (art: Art, part: string): string[][] =>
      [...nodesIn(art)]
        .filter(node => node.tag === 'linearGradient' && node.attributes.id.startsWith(`k-${part}-`))
        .map(gradient =>
          [...nodesIn(gradient)].flatMap(node => (node.tag === 'stop' ? [node.attributes['stop-color']] : [])),
        );
    // Every panel's season differs from its neighbours': where it does not, one flat ink runs through.
    const painted = cards.slice(0, 80).filter((_, index) => index % 19 === 0);
    const scroll = printScroll(
      tile,
      painted.map((card, number) => ({ card, number })),
    );
    for (const part of ['air', 'ridge', 'field', 'ground']) {
      const panels = edges(scroll, part);
      expect(panels).toHaveLength(painted.length + 1);
      for (const [index, panel] of panels.entries()) {
        const next = panels[index + 1];
        if (next) expect(next[0]).toBe(panel.at(-1));
      }
    }
  });

  const sights = cards.map(({ print: { landscape, season } }, number) => ({ landscape, season, number }));
  const seams = sights.slice(1).map((right, index) => seamOf(sights[(index * 7) % sights.length], right));

  it('lets mist cross some seams, above and below the horizon, and leaves others clear', () => {
    const bands = seams.flatMap(({ mist }) => mist ?? []);
    expect(bands.length).toBeLessThan(seams.length * 0.8);
    expect(bands.length).toBeGreaterThan(seams.length * 0.4);
    expect(bands.some(({ top, height }) => top + height < 200)).toBe(true);
    expect(bands.some(({ top }) => top > 200)).toBe(true);
    expect(new Set(bands.map(({ sharp }) => sharp)).size).toBe(2);
  });

  it('lets the land wander from seam to seam, and keeps the sea level', () => {
    const land = seams.filter(({ isSea }) => !isSea);
    expect(new Set(land.map(({ horizon }) => horizon)).size).toBeGreaterThan(10);
    expect(new Set(seams.filter(({ isSea }) => isSea).map(({ horizon }) => horizon)).size).toBe(1);
    for (const { ridge, horizon, ground } of seams) {
      expect(ridge).toBeLessThan(horizon);
      expect(horizon).toBeLessThan(ground - 40);
    }
  });

  it('has one sun or moon to a run of a season', () => {
    const summer = cards.filter(({ print }) => print.season === 'summer').slice(0, 6);
    const panels = printScroll(
      undefined,
      summer.map((card, number) => ({ card, number })),
    );
    const suns = [...nodesIn(panels)].filter(
      ({ attributes }) => 'fill' in attributes && JSON.stringify(attributes.fill) === '{"url":"k-sun"}',
    );
    expect(suns).toHaveLength(1);
  });

  it('keeps the corner clear where a seal lies', () => {
    const sealed = (everyCard as readonly LessonCard[]).flatMap((card, number) =>
      card.print.harmony !== undefined && card.print.subject ? [{ card, number }] : [],
    );
    expect(sealed.length).toBeGreaterThan(10);
    for (const { card, number } of sealed) {
      const subject = [...nodesIn(printPanel(card, number, {}, 'none'))].find(
        node => node.tag === 'g' && 'tag' in node.children && node.children.tag === 'use',
      );
      if (subject?.tag !== 'g') throw new Error('nobody stands there');
      const [move, size] = subject.attributes.transform ?? [];
      // Groups reach less far than their box is wide.
      const half = (card.print.count ?? 1) > 1 ? 84 : 78;
      expect((move?.[1] ?? 0) + half * Math.abs(size?.[1] ?? 1)).toBeLessThan(178 - 14);
    }
  });
});
