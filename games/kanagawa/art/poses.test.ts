import { expect, test } from 'vitest';
import { everyCard } from '../rules/index.ts';
import { drawings as posedArt } from './later/poses/index.ts';
import { facing, looks, subjectArtId } from './subjects/pose.ts';
import type { Subject } from './types.ts';

const shown = everyCard.flatMap(({ print: { subject, count = 1, season } }, number) =>
  subject
    ? [
        {
          subject: subject as Subject,
          id: subjectArtId(subject, count, season, number),
          way: facing(subject, count, season, number),
        },
      ]
    : [],
);

test('no two people, animals or houses of the box are drawn alike', () => {
  const single = shown.filter(({ id, subject }) => id.startsWith(subject) && `${subject}-2` in posedArt);
  const seen = new Map<string, number>();
  for (const { id, way } of single) seen.set(`${id} ${way}`, (seen.get(`${id} ${way}`) ?? 0) + 1);
  expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  expect(single.length).toBeGreaterThan(40);
});

test('every further pose may be on some card', () => {
  const ids = new Set(
    everyCard.flatMap(({ print: { subject, count = 1, season } }, number) =>
      subject ? looks(subject, count, season).map((_, look) => subjectArtId(subject, count, season, number, look)) : [],
    ),
  );
  expect(Object.keys(posedArt).filter(id => !id.startsWith('wave-') && !ids.has(id) && !ids.has(`${id}-snow`))).toEqual(
    [],
  );
});

test('trees follow the season', () => {
  expect(subjectArtId('tree', 2, 'spring', 0)).toBe('cherry2');
  expect(subjectArtId('tree', 3, 'autumn', 0)).toBe('maple3');
  expect(subjectArtId('tree', 1, 'winter', 0)).toBe('tree1-snow');
});
