import { type Action, text, type View } from '@hanga/kaigan';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tutorial } from '../src/games/kaigan/learn/course.ts';
import { lessonIds } from '../src/games/kaigan/learn/lessons.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';
import { hurry } from './playing.ts';

const { visit } = pageTests();

const piece = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`).first();
const press = (page: Page, name: RegExp) => page.locator('.learn-lesson').getByRole('button', { name }).click();

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
      return page.locator('.buttons .step').click();
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
  let progress = tutorial.start();
  for (const id of lessonIds) {
    const { step, table, canGoOn, isLast } = tutorial.show(progress, 'en');
    expect(step.id).toBe(id);
    await page.locator('.learn-lesson').getByText(step.text.say).waitFor();
    const [action] = step.allowed;
    if (isLast) await press(page, /^Play on$/);
    else if (canGoOn) await press(page, /^Next$/);
    else if (action) await doAction(page, action, table.view);
    progress = (canGoOn || !action ? tutorial.next(progress) : tutorial.answer(progress, action)) ?? progress;
  }
  await page.waitForURL(/#\/game\/kaigan\//);
  await page.locator('.kaigan').waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test.each([
  ['kanagawa', 'fr-FR', /^Suite$/, 'Poursuivre sans leçons', 'Leçon 3 sur'],
  ['kaigan', 'fr-FR', /^Suite$/, 'Poursuivre sans leçons', 'Leçon 3 sur'],
])('the first game of %s is left, taken up again, and played on at any point', async (game, locale, next, on, at) => {
  const { page, address } = await visit({ ...phone, locale });
  await page.goto(`${address}#/learn/${game}`);
  await press(page, next);
  await press(page, next);
  await page.locator('.learn-progress').getByText(at).waitFor();
  await page.reload();
  await page.locator('.learn-progress').getByText(at).waitFor();
  await expectNoSidewaysScroll(page, game);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: on }).click();
  await page.waitForURL(new RegExp(`#/game/${game}/`));
  await page.locator(`.${game}`).waitFor();
  expect(consoleErrors(page)).toEqual([]);
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
  await page.goto(`${address}#/learn/kaigan`);
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
