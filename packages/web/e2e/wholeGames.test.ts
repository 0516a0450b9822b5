import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { consoleErrors, pageTests } from './browser.ts';
import { byMouse, hurry, isOver, playOn } from './playing.ts';

// One whole game of each kind before every commit; Kanagawa by itself is played online, in online.test.ts. By keyboard and
// by touch, on other screens and in other browsers they are played by the tests that are called deep.
const { visit } = pageTests();

test('a table with Yokai: a wrong mix is refused, a right one is played to the end by mouse and watched again', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  const form = page.locator('form.form');
  await form.getByLabel('Expansion: Yokai').check();
  const suits = form.getByRole('group', { name: 'Two suits of the expansion' });
  await suits.getByLabel('drawn by chance').uncheck();
  await suits.getByLabel('umbrella').check();
  await page
    .getByRole('alert')
    .filter({ hasText: 'two suits of the expansion (kites, lanterns, umbrellas), not 3' })
    .waitFor();
  await form.getByRole('button', { name: 'Start' }).click();
  expect(await page.locator('.kanagawa').count(), 'such a table is not laid').toBe(0);
  await expectAccessible(page, 'the form with a refusal');
  await suits.getByLabel('kite').uncheck();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Start' }).click();
  await page.locator('.kanagawa').waitFor();
  // White lanterns and brown umbrellas have three each, the yokai one; no kites.
  for (const [diploma, laid] of [
    [19, 0],
    [23, 1],
    [26, 1],
    [29, 1],
  ] as const)
    expect(await page.locator(`.diplomas [data-piece="diploma-${diploma}"]`).count()).toBe(laid);
  await playOn(page, byMouse, 11);
  expect(await isOver(page)).toBe(true);
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.getByText(/^Move 0 of/).waitFor();
  await page.getByRole('slider').press('End');
  await page.locator('.kanagawa .won .art').first().waitFor();
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});

test('a whole game of Kaigan by mouse, to the count and the finished map', async () => {
  const { page } = await visit();
  await hurry(page);
  await page.reload();
  await page.getByRole('button', { name: /Play Kaigan/ }).click();
  await page.locator('.kaigan').waitFor();
  await playOn(page, byMouse, 1);
  expect(await isOver(page)).toBe(true);
  await page.getByRole('img', { name: 'The map of Japan' }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the map as PNG' }).click();
  expect((await saving).suggestedFilename()).toBe('hanga-kaigan.png');
  await expectAccessible(page, 'the count');
  expect(consoleErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.getByText(/^Move 0 of/).waitFor();
  await page.locator('.kaigan').waitFor();
  await page.context().close();
});
