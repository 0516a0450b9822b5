import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { consoleErrors, desktop, pageTests } from './browser.ts';
import { hurry } from './playing.ts';

const { visit } = pageTests();

/** Holds a built file back. Returns how often it was asked for, and what lets it go. */
async function hold(page: Page, file: string) {
  let letGo = (): void => {};
  const held = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const asked = { times: 0 };
  await page.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), async route => {
    asked.times++;
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

/** A first visit, without the service worker, which has everything at hand; `held` comes when the test lets it. */
async function play(game: string, held: string) {
  const { page } = await visit({ ...desktop, serviceWorkers: 'block' });
  await hurry(page);
  const file = await hold(page, held);
  await page.reload();
  await page.getByRole('button', { name: new RegExp(`Play ${game}`) }).click();
  await page.locator(`.${game.toLowerCase()}.yours`).waitFor();
  return { page, ...file };
}

test.each(['Kanagawa', 'Kaigan'])(
  '%s: another language is spoken at the table once its words have come',
  async game => {
    const { page, asked, letGo } = await play(game, `${game.toLowerCase()}-fr`);
    expect(asked.times, 'only the language that is spoken is fetched').toBe(0);
    await page.getByRole('button', { name: 'Français' }).click();
    await expect.poll(() => asked.times).toBe(1);
    expect(await page.locator('html').getAttribute('lang'), 'it waits').toBe('en');
    letGo();
    await page.locator('html[lang=fr]').waitFor();
    await page.getByRole('link', { name: 'Règles' }).first().waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.locator('html[lang=en]').waitFor();
    expect(consoleErrors(page)).toEqual([]);
    await page.context().close();
  },
);

test('hints that are asked for before their code has come are waited for', async () => {
  const { page, asked, letGo } = await play('Kanagawa', 'later');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect.poll(() => asked.times).toBe(1);
  await page.locator('.loading').waitFor();
  letGo();
  await page.locator('.hints').waitFor();
  await page.locator('.loading').waitFor({ state: 'detached' });
  expect(consoleErrors(page)).toEqual([]);
  await page.context().close();
});
