import {
  Credentials,
  Deletion,
  type Done,
  limits,
  type Refused,
  SignIn,
  type SimpleRefusal,
  skeletonOf,
} from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import { accountName } from '../../people/passwords.ts';
import { newId } from '../../people/secrets.ts';
import type { AccountName } from '../../storage/accounts.ts';
import type { Player } from '../../storage/people.ts';
import { forgetPerson, giveFinished, liveTablesOf } from '../../storage/persons.ts';
import type { People } from './apiContext.ts';
import { parsed, type Route, refuse } from './call.ts';

export const namesOf = (name: string): AccountName => ({
  name,
  account: accountName(name),
  skeleton: skeletonOf(name),
});

/** Why a password is not good enough; no rules about its letters. */
export async function whyNotPassword(
  { passwords }: ServerContext,
  password: string,
  name: string,
): Promise<SimpleRefusal | undefined> {
  if ([...password].length < limits.password.min) return 'weakPassword';
  const isName = accountName(password) === accountName(name);
  return isName || (await passwords.isCommon(password)) ? 'commonPassword' : undefined;
}

/** Making an account, entering it, leaving it, deleting it. */
export function accountRoutes(people: People): Route[] {
  const { context, sessions, newPeople, passwordTries } = people;
  const { store, passwords, clock } = context;
  return [
    /** Name and password for who one is already: tables and ratings stay. */
    {
      method: 'POST',
      path: '/api/account',
      async handle(call) {
        if (!passwordTries.take(call.address)) return refuse('tooFast');
        const wanted = parsed(Credentials, call.body);
        if (!wanted) return refuse('badName');
        const weak = await whyNotPassword(context, wanted.password, wanted.name);
        if (weak) return refuse(weak);
        const known = await sessions.playerIn(call);
        if (known?.hasAccount) return refuse('hasAccount');
        if (!known && !newPeople.take(call.address, clock.elapsed())) return refuse('tooManyPeople');
        const hash = await passwords.hash(wanted.password);
        const player = known ?? (await sessions.welcome(wanted.name, call));
        const made = await store.accounts.make(player.id, namesOf(wanted.name), hash);
        if (made !== 'made') return refuse(made);
        sessions.changed(player.id);
        return { id: player.id, name: wanted.name };
      },
    },

    /** Signs in; what this browser played without an account until now becomes the account's. */
    {
      method: 'POST',
      path: '/api/sign-in',
      async handle(call) {
        const given = parsed(SignIn, call.body);
        if (!passwordTries.take(call.address, given?.name)) return refuse('tooFast');
        if (!given) return refuse('wrongPassword');
        const account = await store.accounts.named(accountName(given.name));
        if (!(await passwords.matches(account?.password, given.password)) || !account) return refuse('wrongPassword');
        const guest = await sessions.playerIn(call);
        // Before the guest's session ends: whatever fails now can be tried again.
        if (guest && !guest.hasAccount) await giveTables(people, guest.id, account);
        await sessions.enter(account.id, call);
        return { id: account.id, name: account.name };
      },
    },

    {
      method: 'POST',
      path: '/api/sign-out',
      async handle(call) {
        await sessions.end(call);
        return {};
      },
    },

    /** Deletes whoever this is: an account by its password, a guest by asking. */
    {
      method: 'POST',
      path: '/api/account/delete',
      async handle(call) {
        const given = parsed(Deletion, call.body);
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        if (!passwordTries.take(call.address, player.id)) return refuse('tooFast');
        const account = await store.accounts.of(player.id);
        if (account && !(await passwords.matches(account.password, given?.password ?? ''))) {
          return refuse('notYourPassword');
        }
        if (!(await leaveTables(people, player.id))) return refuse('tryAgain');
        const changed = await forgetPerson(store.engine, player.id);
        call.setToken(undefined);
        sessions.ended({ player: player.id });
        tellChanged(people, changed);
        return {};
      },
    },
  ];
}

/** Told to whoever looks at them here; the other nodes have heard of it. */
function tellChanged({ tables }: People, changed: readonly string[]): void {
  for (const table of changed) tables.inMemory(table)?.otherNodes.heardChange(undefined);
}

async function giveTables(people: People, guest: string, account: Player): Promise<void> {
  const { engine } = people.context.store;
  for (const id of await liveTablesOf(engine, guest)) {
    await (await people.tables.get(id))?.seats.give(guest, account);
  }
  tellChanged(people, await giveFinished(engine, guest, account));
}

/** As if they left each of them themselves. `false`: a table could not do it now. */
async function leaveTables({ context, tables }: People, player: string): Promise<boolean> {
  for (const id of await liveTablesOf(context.store.engine, player)) {
    const actor = await tables.get(id);
    if (!actor) continue;
    const key = newId(context.random);
    const answer = await new Promise<Done | Refused>(resolve => actor.do(player, key, { kind: 'leave' }, resolve));
    if (answer.t === 'refused' && answer.why.kind === 'tryAgain') return false;
  }
  return true;
}
