import { tutorial } from '@hanga/games/kaigan/learn/course.ts';
import { lessonIds } from '@hanga/games/kaigan/learn/lessons.ts';
import { setPieces } from '@hanga/games/kaigan/learn/setPieces.ts';
import type { Action, View } from '@hanga/games/kaigan/rules';
import { text } from '@hanga/games/kaigan/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { showPiece } from '../src/learn/setPiece.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { hurry } from './playing.ts';

const { visit } = pageTests();

const piece = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`).first();
const press = (page: Page, name: RegExp) => page.locator('.learn-lesson').getByRole('button', { name }).click();

/** A press that comes too soon after the question has changed counts for nothing: it is made again until it counts. */
async function pressMain(page: Page): Promise<void> {
  const stage = page.locator('.learn-stage');
  const before = await stage.textContent();
  const isDone = async (): Promise<boolean> => (await stage.textContent()) !== before;
  const press = async (): Promise<boolean> => {
    if (!(await isDone())) await page.locator('.buttons .step').click();
    return isDone();
  };
  await expect.poll(press, { timeout: 5000, interval: 100 }).toBe(true);
}

/** Does with the mouse what a lesson asks for. */
async function doAction(page: Page, action: Action, view: View): Promise<void> {
  switch (action.kind) {
    case 'play':
      await piece(page, `card-0-${action.card}`).click();
      return piece(page, `space-${action.space}`).click();
    case 'returnQuadrant':
      return piece(page, 'space-2').click();
    case 'claim':
      return piece(page, `row-${action.row}`).click();
    case 'endTurn':
    case 'done':
      return pressMain(page);
    case 'to':
    case 'mark':
      return piece(page, `place-${action.place}`).click();
    case 'from':
      return piece(page, 'supply-0').click();
    case 'map':
      await piece(page, `place-${action.place}`).click();
      // Where only one marker can be paid for, the tile is all there is to choose.
      if (action.markers === 1) return;
      break;
    default:
  }
  await page.getByTitle(text.en.action(action, view), { exact: true }).click();
}

test('the first game of Kaigan is played through with the mouse, lesson by lesson', async () => {
  const { page, address } = await visit(desktop);
  await hurry(page);
  await page.goto(`${address}#/learn/kaigan`);
  await page.reload();
  await page.getByRole('link', { name: 'Begin' }).click();
  let progress = tutorial.start();
  const reached: string[] = [];
  for (let isDone = false; !isDone; ) {
    const { step, table, canGoOn, isLast, isClosing } = tutorial.show(progress, 'en');
    if (!isClosing) reached.push(step.id);
    await page.locator('.learn-lesson').getByText(step.text.say).waitFor();
    const [action] = step.allowed;
    if (isLast) await press(page, /^Play on$/);
    else if (canGoOn) await press(page, /^Next/);
    else if (action) await doAction(page, action, table.view);
    progress = (canGoOn || !action ? tutorial.next(progress) : tutorial.answer(progress, action)) ?? progress;
    isDone = isLast;
  }
  expect(reached).toEqual(lessonIds);
  await page.waitForURL(/#\/game\/kaigan\//);
  await page.locator('.kaigan').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['kanagawa', 'fr-FR', /^Suite$/, 'Poursuivre sans leçons', 'Leçon 3 sur', 'La première manche'],
  ['kaigan', 'fr-FR', /^Suite$/, 'Poursuivre sans leçons', 'Leçon 3 sur', 'Préparer ensemble'],
])(
  'a chapter of %s is chosen, left, taken up again, and played on at any point',
  async (game, locale, next, on, at, chapter) => {
    const { page, address } = await visit({ ...phone, locale });
    await page.goto(`${address}#/learn/${game}`);
    await expectAccessible(page, `the chapters of ${game}`);
    await expectNoSidewaysScroll(page, `the chapters of ${game}`);
    await page.getByRole('link', { name: chapter }).click();
    await press(page, next);
    await press(page, next);
    await page.locator('.learn-progress').getByText(at).waitFor();
    await page.reload();
    await page.locator('.learn-progress').getByText(at).waitFor();
    await expectNoSidewaysScroll(page, game);
    await page.getByRole('link', { name: 'Chapitres' }).click();
    await page.getByText(at).waitFor();
    await page.getByRole('link', { name: `Continuer : ${chapter}`.replace(' :', '\u202f:') }).click();
    await page.locator('.learn-progress').getByText(at).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: on }).click();
    await page.waitForURL(new RegExp(`#/game/${game}/`));
    await page.locator(`.${game}`).waitFor();
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  },
);

test('a set piece of Kaigan is missed, tried again with a hint, and solved', async () => {
  const { page, address } = await visit(desktop);
  await hurry(page);
  await page.goto(`${address}#/learn/kaigan`);
  await page.reload();
  await page.getByRole('link', { name: 'One tile in one row' }).click();
  const card = page.locator('.learn-lesson');
  const piece = setPieces[0] as (typeof setPieces)[number];
  const doAll = async (actions: readonly Action[]): Promise<void> => {
    for (const [done, action] of actions.entries()) {
      const { table } = showPiece(piece, actions.slice(0, done), 'en');
      await doAction(page, action, table.view);
    }
  };
  const isMissed = (): Promise<boolean> => card.getByText('Not this time.').isVisible();
  for (let passes = 0; passes < 4 && !(await isMissed()); passes++) await pressMain(page);
  await card.getByText('Not this time.').waitFor();
  await card.getByRole('button', { name: 'Try again' }).click();
  await card.getByRole('button', { name: 'Hint' }).click();
  await card.getByText(piece.text.en.hint).waitFor();
  await expectAccessible(page, 'a set piece with its hint');
  await doAll([
    { kind: 'perform' },
    { kind: 'dispatch', surveyors: 2 },
    { kind: 'to', place: 2 },
    { kind: 'to', place: 0 },
    { kind: 'map', place: 2, markers: 2 },
  ]);
  await card.getByText('Solved!').waitFor();
  await card.getByRole('link', { name: 'The next one' }).click();
  await card.getByText('Nobody on the map').waitFor();
  await card.getByRole('link', { name: 'All chapters' }).click();
  await page.getByRole('listitem').filter({ hasText: 'One tile in one row' }).getByText('solved').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('from the rules one comes back to the table', async () => {
  const { page, address } = await visit(desktop);
  await page.goto(`${address}#/learn/kaigan/actions`);
  await page.locator('.learn-lesson').waitFor();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.waitForURL(/#\/learn\/kaigan\/actions$/);
  await page.locator('.learn-lesson').waitFor();
  await page.goto(`${address}#/`);
  await page.goto(`${address}#/about`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to the table' }).count()).toBe(0);
  await page.context().close();
});

test('Kaigan’s rules are searched, and a rule has its address', async () => {
  const { page, address } = await visit(desktop);
  await page.goto(`${address}#/rules/kaigan/G29`);
  await page.locator('#G29.is-target').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('G29');
  await page.getByRole('searchbox').fill('quadrant');
  await page.locator('#G7').waitFor();
  expect(await page.locator('#G29').count()).toBe(0);
  await page.getByRole('searchbox').fill('');
  await page
    .getByRole('link', { name: /Map widely/ })
    .first()
    .click();
  await page.waitForURL(/#\/rules\/kaigan\/G22$/);
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('in play, a piece of Kaigan shows its rule, and the aid shows all', async () => {
  const { page, address } = await visit(desktop);
  await page.goto(`${address}#/learn/kaigan/actions`);
  await page.getByRole('button', { name: 'Play on without lessons' }).click();
  await page.waitForURL(/#\/game\/kaigan\//);
  await piece(page, 'place-0').click({ button: 'right' });
  await page.getByRole('dialog').locator('#G34').waitFor();
  await expectAccessible(page, 'the rule of a tile');
  await page.getByRole('dialog').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Icons' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Action cards' }).waitFor();
  await expectAccessible(page, 'the aid');
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});
