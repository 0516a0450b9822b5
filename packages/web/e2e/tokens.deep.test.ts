import { expect, test } from 'vitest';
import { Person } from '../../server/tests/support/person.ts';
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts';
import { desktop, pageTests, phone } from './browser.ts';

const tests = pageTests();
const { visit } = tests;
const address = (): string => new URL(tests.address()).origin;

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a token is made, shown once and revoked, and an account becomes a bot (%s)', async (which, look) => {
  const name = `Karakuri ${which}`;
  const owner = await Person.called(name, address());
  await owner.post('/api/account', { name, password: 'waves and foam' });
  const { page, context } = await visit(look);
  const [cookie, value] = owner.cookie.split('=') as [string, string];
  await context.addCookies([{ name: cookie, value, url: address() }]);
  await page.goto(`${address()}/#/me`);
  await page.getByText('Make a token', { exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Make a token' });
  await form.getByLabel('What it is for').fill('my first bot');
  await form.getByLabel('Password, to be sure').fill('waves and foam');
  await form.getByRole('button', { name: 'Make a token' }).click();
  const secret = await page.getByLabel('The token', { exact: true }).inputValue();
  const me = (): Promise<Response> =>
    fetch(`${address()}/api/v1/me`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await me()).json()).toMatchObject({ name, bot: false, scopes: ['tables:read', 'play'] });
  await expectAccessible(page, 'a token that was just made');
  await expectNoSidewaysScroll(page, 'a token that was just made');
  await page.reload();
  await page.getByText('my first bot').waitFor();
  expect(await page.content()).not.toContain(secret);

  await page.getByText('This account is a bot', { exact: true }).click();
  await page.getByRole('button', { name: 'Make it a bot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make it a bot' }).click();
  await page.getByRole('heading', { level: 1, name: `${name} (bot)` }).waitFor();

  await page.getByRole('button', { name: 'Revoke my first bot' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The token is revoked.').waitFor();
  expect((await me()).status).toBe(401);

  // Whoever sits at an open table asks it there.
  const host = await Person.called(`Host ${which}`, address());
  const id = await host.open({ name: 'Sunday', seats: [{ kind: 'open' }, { kind: 'open' }] });
  const theirs = await visit(look);
  const [hostCookie, hostValue] = host.cookie.split('=') as [string, string];
  await theirs.context.addCookies([{ name: hostCookie, value: hostValue, url: address() }]);
  await theirs.page.goto(`${address()}/#/players/${owner.id}`);
  await theirs.page.getByRole('button', { name: 'Invite to “Sunday”' }).click();
  await theirs.page.getByText('Invited.').waitFor();
  expect(id).toBeTruthy();
});
