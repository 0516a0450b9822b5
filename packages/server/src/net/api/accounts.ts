import { Credentials, Deletion, limits, SignIn, type SimpleRefusal } from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import { namesOf } from '../../people/names.ts';
import { accountName } from '../../people/passwords.ts';
import { removePerson, tellChanged } from '../../people/removal.ts';
import type { Player } from '../../storage/people.ts';
import { giveFinished, liveTablesOf } from '../../storage/persons.ts';
import type { People } from './apiContext.ts';
import { parsed, type Route, refuse } from './call.ts';

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
        if (context.house.isClosed) return refuse('registrationClosed');
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
        if (await store.house.isBanned(account.id)) return refuse('banned');
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
        if (!(await removePerson(people, player.id))) return refuse('tryAgain');
        call.setToken(undefined);
        return {};
      },
    },
  ];
}

async function giveTables(people: People, guest: string, account: Player): Promise<void> {
  const { engine } = people.context.store;
  for (const id of await liveTablesOf(engine, guest)) {
    await (await people.tables.get(id))?.seats.give(guest, account);
  }
  tellChanged(people, await giveFinished(engine, guest, account));
}
