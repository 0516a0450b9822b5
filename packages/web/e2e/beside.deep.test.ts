import { tutorial as kaigan } from '@hanga/games/kaigan/learn/course.ts';
import { tutorial as kanagawa } from '@hanga/games/kanagawa/learn/course.ts';
import { yokaiTutorial as yokai } from '@hanga/games/kanagawa/learn/yokai/course.ts';
import type { GameTypes } from '@hanga/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Progress, Tutorial } from '../src/learn/tutorial.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { hurry } from './playing.ts';

// Where a lesson stands can only be seen on a real board: every lesson is looked at, on two screens all of them.
const { visit } = pageTests();

/** Every lesson as somebody reaches it who does what is asked. */
function everyLesson(tutorial: Tutorial<GameTypes>): Progress<GameTypes>[] {
  const lessons: Progress<GameTypes>[] = [];
  for (let progress = tutorial.start(); ; ) {
    const { step, canGoOn, isLast, isClosing } = tutorial.show(progress, 'en');
    if (!isClosing && lessons.at(-1)?.step !== progress.step) lessons.push(progress);
    if (isLast) return lessons;
    const [action] = step.allowed;
    progress = (canGoOn ? tutorial.next(progress) : action && tutorial.answer(progress, action)) ?? progress;
  }
}

/** What is seen of a lesson: how much of each ring the card covers, and what else must hold. */
interface Seen {
  readonly way: string;
  readonly rings: readonly { readonly covered: number; readonly inSight: number; readonly fits: boolean }[];
  readonly pictures: readonly number[];
  readonly asks: number;
  readonly isWhole: boolean;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
    const shared = (a: DOMRect, b: DOMRect): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const stage = document.querySelector('.learn-stage') as HTMLElement;
    const card = document.querySelector('.learn-lesson') as HTMLElement;
    const [area, over] = [boxOf(stage), boxOf(card)];
    const free = {
      w: area.width - (stage.matches('.aside') ? over.width : 0),
      h: area.height - (stage.matches('.under') ? over.height : 0),
    };
    const asks = [...document.querySelectorAll('.learn-board .prompt .ask')].filter(ask => ask.checkVisibility());
    return {
      way: stage.className,
      rings: [...document.querySelectorAll('.learn-ring')].map(ring => {
        const box = boxOf(ring);
        const size = box.width * box.height;
        return {
          covered: shared(box, over) / size,
          inSight: (shared(box, area) - shared(box, over)) / size,
          fits: box.height <= free.h && box.width <= free.w,
        };
      }),
      pictures: [...card.querySelectorAll('.learn-close figure > svg')].map(picture => boxOf(picture).width),
      asks: asks.length,
      isWhole: over.left >= -1 && over.right <= innerWidth + 1 && over.top >= -1 && over.bottom <= innerHeight + 1,
    };
  });

/** Looks at lessons, and says which do not stand as they should. */
async function lookAt(page: Page, address: string, tutorial: Tutorial<GameTypes>, every: number): Promise<string[]> {
  const found: string[] = [];
  for (const [index, progress] of everyLesson(tutorial).entries()) {
    if (index % every !== 0) continue;
    const { step } = tutorial.show(progress, 'en');
    await page.goto(`${address}#/about`);
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      `hanga-learn-${tutorial.name}`,
      JSON.stringify({ at: { [progress.chapter]: progress }, done: [] }),
    ] as const);
    await page.goto(`${address}#/learn/${tutorial.id}/${progress.chapter}`);
    await page.locator('.learn-lesson').getByText(step.text.say).waitFor();
    const isWrong = async (): Promise<string[]> =>
      problems(await look(page), step.pointsAt.length > 0, step.close.length);
    // Pieces come to rest, and what points at them follows.
    let wrong = await isWrong();
    for (let waits = 0; wrong.length > 0 && waits < 12; waits++) {
      await page.waitForTimeout(150);
      wrong = await isWrong();
    }
    found.push(...wrong.map(what => `${tutorial.name}, ${step.id}: ${what}`));
  }
  return found;
}

function problems({ way, rings, pictures, asks, isWhole }: Seen, isPointing: boolean, close: number): string[] {
  const isFloating = way.includes('float');
  return [
    ...(asks > 0 ? ['the board asks too'] : []),
    ...(isWhole ? [] : ['the lesson is cut']),
    ...(isPointing && rings.length === 0 ? ['nothing has a ring'] : []),
    ...(isFloating && rings.some(ring => ring.covered > 0.01) ? ['the lesson lies over what it speaks of'] : []),
    ...(isPointing && !rings.some(ring => ring.inSight > 0.9 || !ring.fits)
      ? ['what it speaks of is out of sight']
      : []),
    ...(pictures.length === close && pictures.every(width => width >= 88)
      ? []
      : [`small pictures: ${pictures.join()}`]),
  ];
}

const courses = [
  ['Kanagawa', kanagawa],
  ['Yokai', yokai],
  ['Kaigan', kaigan],
] as const;

test.each(courses)(
  'every lesson of %s stands beside what it speaks of, on a wide screen',
  async (_, tutorial) => {
    const { page, address } = await visit(desktop);
    await hurry(page);
    await page.reload();
    expect(await lookAt(page, address, tutorial, 1)).toEqual([]);
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  },
  180_000,
);

test.each(courses)(
  'every lesson of %s leaves what it speaks of in sight on a small phone',
  async (_, tutorial) => {
    const { page, address } = await visit({ ...phone, viewport: { width: 360, height: 640 } });
    await hurry(page);
    await page.reload();
    expect(await lookAt(page, address, tutorial, 1)).toEqual([]);
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  },
  180_000,
);

test.each([
  [1920, 1080, courses],
  [1024, 768, courses],
  [820, 1180, courses],
  [844, 390, courses],
  [640, 400, courses],
] as const)(
  'some lessons on a screen of %i by %i',
  async (width, height, some) => {
    const { page, address } = await visit({ ...desktop, viewport: { width, height } });
    await hurry(page);
    await page.reload();
    for (const [, tutorial] of some) expect(await lookAt(page, address, tutorial, 7)).toEqual([]);
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  },
  180_000,
);
