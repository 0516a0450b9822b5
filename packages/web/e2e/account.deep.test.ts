import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Person, seated } from '../../server/tests/support/person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { consoleErrors, desktop, pageTests, phone } from './browser.ts';

const hanga = fileURLToPath(new URL('../../cli/bin/hanga.mjs', import.meta.url));
const run = promisify(execFile);
const tests = pageTests();
const { visit } = tests;
const address = (): string => new URL(tests.address()).origin;
const open = (page: Page, where: string) => page.goto(`${address()}/#/${where}`);

/** A refusal of the server is told on the console by the browser itself: that is no error of the page. */
const forgiveRefusals = (page: Page): void => {
  const others = consoleErrors(page).filter(error => !/Failed to load resource.*\b4\d\d\b/.test(error));
  consoleErrors(page).splice(0, Infinity, ...others);
};

/** A browser of somebody who is known already. */
async function visitAs(person: Person, look = desktop): Promise<Page> {
  const { page, context } = await visit(look);
  const [name, value] = person.cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: address() }]);
  await open(page, 'me');
  return page;
}

test('an account is changed, given a new password by a link, and deleted', async () => {
  const [ann, ben] = [await Person.called('Anne', address()), await Person.called('Ben', address())];
  await ann.post('/api/account', { name: 'Anne', password: 'waves and foam' });
  const { places } = await seated([ann, ben]);
  const here = await visitAs(ann);
  const second = new Person(address());
  await second.post('/api/sign-in', { name: 'Anne', password: 'waves and foam' });
  const there = await visitAs(second, phone);
  await there.getByRole('heading', { name: 'You are signed in as Anne.' }).waitFor();

  // A new name: whoever has the page open elsewhere is signed out.
  await here.getByText('Change the name', { exact: true }).first().click();
  const naming = here.getByRole('form', { name: 'Change the name' });
  await naming.getByLabel('Name').fill('Anna');
  await naming.getByLabel('Password').fill('not the password');
  await naming.getByRole('button').click();
  await here.getByText('That is not the password of this account.').waitFor();
  await naming.getByLabel('Password').fill('waves and foam');
  await naming.getByRole('button').click();
  await here.getByText('Your name has been changed.').waitFor();
  await here.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  await there.reload();
  await there.getByRole('heading', { name: 'Have an account?' }).waitFor();

  // A new password.
  await here.getByText('Change the password', { exact: true }).first().click();
  const words = here.getByRole('form', { name: 'Change the password' });
  await words.getByLabel('Current password').fill('waves and foam');
  await words.getByLabel('New password').fill('password1');
  await words.getByRole('button').click();
  await here.getByText('That password is one of the first that anybody would try.').waitFor();
  await words.getByLabel('New password').fill('foam and waves');
  await words.getByRole('button').click();
  await here.getByText('Your password has been changed.').waitFor();
  await expectAccessible(here, 'an account being changed');

  // Forgotten: the host of the server makes a link. The page that was open finds itself signed out.
  await open(here, 'tables');
  await here.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  const { stdout } = await run(process.execPath, [hanga, 'reset-password', 'Anna', '--data', tests.data()]);
  const link = /#\/(reset\/\S+)/.exec(stdout)?.[1] as string;
  await open(there, link);
  await there.getByText('You are about to choose a new password for Anna.').waitFor();
  await expectAccessible(there, 'a new password by a link');
  await expectNoSidewaysScroll(there, 'a new password by a link');
  await there.locator('input[type=password]').fill('the great wave');
  await there.getByRole('button', { name: 'Use this password' }).tap();
  await there.getByText('Your password has been changed.').waitFor();
  await here.locator('#tools').getByRole('link', { name: 'You' }).waitFor();
  await there.getByRole('link', { name: 'Sign in with it' }).tap();
  const door = there.getByRole('form', { name: 'Sign in' });
  await door.getByLabel('Name').fill('Anna');
  await door.getByLabel('Password').fill('the great wave');
  await door.getByRole('button').tap();
  await there.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  await open(here, link);
  await here.getByText('This link is not valid, or no longer').waitFor();

  // Gone: the game goes on against a bot, and says someone.
  await there.getByText('What that means').tap();
  await expectAccessible(there, 'before an account is deleted');
  await expectNoSidewaysScroll(there, 'before an account is deleted');
  const farewell = there.getByRole('form', { name: 'Delete the account' });
  await farewell.getByLabel('Password').fill('the great wave');
  await farewell.getByRole('button').tap();
  await there.getByRole('dialog').getByRole('button', { name: 'Delete all my data' }).tap();
  await there.getByText('All your data is deleted.').waitFor();
  await places[1]!.until(({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].standIn === 'left');
  const bens = await visitAs(ben, { ...desktop, locale: 'fr-FR' });
  await bens.getByText('quelqu’un').first().waitFor();
  expect(await bens.getByText('Anne').count()).toBe(0);
  for (const page of [here, there, bens]) {
    forgiveRefusals(page);
    await page.context().close();
  }
  ann.close();
  ben.close();
});

test('a guest is forgotten by asking', async () => {
  const guest = await Person.called('Guest', address());
  const page = await visitAs(guest);
  await page.getByText('What that means').click();
  const question = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Forget me' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('heading', { level: 1, name: 'Guest' }).waitFor();
  await page.getByRole('button', { name: 'Forget me' }).click();
  await question.getByRole('button', { name: 'Forget me' }).click();
  await page.getByText('All your data is deleted.').waitFor();
  await page.getByLabel('Name that others see').waitFor();
  await page.context().close();
});
