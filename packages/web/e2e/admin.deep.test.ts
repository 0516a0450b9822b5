import process from 'node:process';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { run } from '../../server/tests/support/command.ts';
import { Person, seated } from '../../server/tests/support/person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';

const tests = pageTests();
const { visit } = tests;
const address = (): string => new URL(tests.address()).origin;
const PASSWORD = 'waves and foam';

/** A browser in which somebody is signed in already. */
async function browserOf(person: Person, look: BrowserContextOptions): Promise<Page> {
  const { page, context } = await visit(look);
  const [name, value] = person.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: address() }]);
  return page;
}

const picture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['HANGA_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** That the password is asked for, the browser tells on its console: that is no error of the page. */
const forgiveRefusals = (page: Page): void => {
  const others = consoleErrors(page).filter(error => !/Failed to load resource.*\b4\d\d\b/.test(error));
  consoleErrors(page).splice(0, Infinity, ...others);
};

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('whoever was named looks after the server on its page (%s)', async (which, look) => {
  const name = `Steward ${which}`;
  const steward = await Person.called(name, address());
  await steward.post('/api/account', { name, password: PASSWORD });
  const people = await Promise.all([`Ann ${which}`, `Loud ${which}`].map(each => Person.called(each, address())));
  const { id, places } = await seated(people, { name: `Game ${which}` });
  expect(await places[1]!.do({ kind: 'chat', text: `something foul ${which}` })).toBeUndefined();

  // Somebody at the table reports it.
  const theirs = await browserOf(people[0]!, look);
  await theirs.goto(`${address()}/#/table/${id}`);
  await theirs.locator('.kanagawa').first().waitFor();
  const report = theirs.getByRole('button', { name: 'Report…' });
  if (!(await report.isVisible())) await theirs.getByRole('button', { name: 'Menu' }).click();
  await report.click();
  await theirs.getByLabel(`something foul ${which}`).check();
  await theirs.getByLabel('Anything to add (optional)').fill(`To everybody ${which}`);
  await expectAccessible(theirs, 'a report');
  await picture(theirs, `report-${which}`);
  await theirs.getByRole('button', { name: 'Send the report' }).click();
  await theirs.getByText('Those who run this server have your report.').waitFor();
  await theirs.keyboard.press('Escape');

  const page = await browserOf(steward, look);
  await page.goto(`${address()}/#/admin`);
  await page.getByText('This page is for accounts').waitFor();
  expect(await run(['admin', 'grant', name, '--data', tests.data()])).toMatchObject({ code: 0 });
  await page.reload();
  const door = page.getByRole('form', { name: 'Your password, once more' });
  await door.getByLabel('Your password, once more').fill(PASSWORD);
  await door.getByRole('button', { name: 'Go on' }).click();
  await page.getByText(`something foul ${which}`).waitFor();
  await page.getByText(`To everybody ${which}`).waitFor();
  forgiveRefusals(page);
  await expectAccessible(page, 'the page of those who administer');
  await expectNoSidewaysScroll(page, 'the page of those who administer');
  await picture(page, `admin-${which}`);

  // What is announced is seen at the table at once.
  const announcing = page.getByRole('form', { name: 'A line on every page' });
  await announcing.getByLabel('A line on every page').fill('Tea at five');
  await announcing.getByRole('button', { name: 'Announce', exact: true }).click();
  await theirs.getByText('Tea at five').waitFor();
  await page.getByRole('button', { name: 'Make it read-only' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make it read-only' }).click();
  await theirs.getByText('For now this server only shows its tables').waitFor();
  await expectAccessible(theirs, 'an announcement above a table');
  await expectNoSidewaysScroll(theirs, 'an announcement above a table');
  await picture(theirs, `announced-${which}`);
  await page.getByRole('button', { name: 'Let people play again' }).click();
  await theirs.getByText('For now this server only shows its tables').waitFor({ state: 'detached' });

  // Another name, a ban, and an end.
  const loud = page.getByRole('form', { name: 'People' });
  await loud.getByRole('textbox').fill(`Loud ${which}`);
  await loud.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: `Rename Loud ${which}` }).click();
  const renaming = page.getByRole('form', { name: `Rename Loud ${which}` });
  await renaming.getByRole('textbox').fill(`Quiet ${which}`);
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await places[0]!.until(({ table }) => JSON.stringify(table.seats).includes(`Quiet ${which}`));
  await loud.getByRole('textbox').fill(people[1]!.id);
  await loud.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: `Ban Quiet ${which}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await page.getByRole('button', { name: `Let in again: Quiet ${which}` }).waitFor();
  await page.getByRole('button', { name: `End Game ${which}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await places[0]!.until(({ table }) => table.status === 'ended');
  await page.getByRole('button', { name: 'Dealt with' }).first().click();
  await page.getByText('banned somebody').first().waitFor();
  await page.getByRole('button', { name: 'Announce nothing' }).click();
  await theirs.getByText('Tea at five').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText('Everything is in').waitFor();

  // In French, and what the server keeps.
  await page.evaluate(() => {
    location.hash = '#/privacy';
  });
  await page.getByRole('heading', { level: 1, name: 'What this server keeps of you' }).waitFor();
  await expectAccessible(page, 'what is kept');
  if (which === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ce que ce serveur garde de vous' }).waitFor();
  await picture(page, `privacy-fr-${which}`);
  await page.evaluate(() => {
    location.hash = '#/admin';
  });
  await page.getByRole('heading', { level: 2, name: 'Ce qui a été fait' }).waitFor();
  await expectNoSidewaysScroll(page, 'the page of those who administer, in French');
  await picture(page, `admin-fr-${which}`);
  for (const person of people) person.close();
});
