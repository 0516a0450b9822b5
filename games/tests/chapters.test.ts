import { tutorial as kaigan } from '@hanga/games/kaigan/learn/course.ts';
import { tutorial as kanagawa } from '@hanga/games/kanagawa/learn/course.ts';
import { yokaiTutorial as yokai } from '@hanga/games/kanagawa/learn/yokai/course.ts';
import { type GameTypes, languages } from '@hanga/kernel';
import type { Tutorial } from '@hanga/web/learn/tutorial.ts';
import { describe, expect, test } from 'vitest';

const courses: readonly (readonly [string, Tutorial<GameTypes>])[] = [
  ['Kanagawa', kanagawa],
  ['Yokai', yokai],
  ['Kaigan', kaigan],
];

/** Does what each lesson asks for, up to the chapter's closing word. */
function close(tutorial: Tutorial<GameTypes>, chapter: string) {
  let progress = tutorial.start(chapter);
  for (let steps = 0; steps < 100; steps++) {
    const { step, canGoOn, isClosing, isLast } = tutorial.show(progress, 'en');
    if (isClosing || isLast) return progress;
    const [action] = step.allowed;
    progress = (canGoOn ? tutorial.next(progress) : action && tutorial.answer(progress, action)) ?? progress;
  }
  throw new Error(`chapter ${chapter} has no end`);
}

describe.each(courses)('%s', (_, tutorial) => {
  test('has four chapters, each of which can be begun by itself and played to its end', () => {
    expect(tutorial.chapters).toHaveLength(4);
    for (const { id, from, to } of tutorial.chapters) {
      const begun = tutorial.start(id);
      expect(tutorial.parse(JSON.parse(JSON.stringify(begun)))).toEqual(begun);
      expect(tutorial.show(begun, 'en')).toMatchObject({ canGoBack: false, step: { number: 1, of: to - from } });
      const closed = close(tutorial, id);
      expect(tutorial.parse(closed)).toEqual(closed);
      expect(tutorial.back(closed)).not.toEqual(closed);
    }
  });

  test.each(languages)('each chapter closes with a word in %s and leads to the next', language => {
    tutorial.chapters.forEach(({ id }, index) => {
      const closed = close(tutorial, id);
      const shown = tutorial.show(closed, language);
      const following = tutorial.chapters[index + 1];
      expect(shown.isClosing).toBe(following !== undefined);
      expect(shown.step.text.say.length).toBeGreaterThan(20);
      expect(tutorial.chapterText(id, language).title).not.toBe('');
      if (!following) return;
      const onward = tutorial.next(closed);
      expect(onward.chapter).toBe(following.id);
      expect(onward).toEqual(tutorial.start(following.id));
    });
  });

  test('goal and count are told among the first lessons', () => {
    const said = [0, 1, 2, 3].map(step => tutorial.show({ ...tutorial.start(), step }, 'en').step.text.say).join(' ');
    expect(said).toMatch(/harmon|honor|point/);
    expect(said).toMatch(/\b\d\b/);
  });
});
