import { NameChange, PasswordChange, PasswordReset } from '@hanga/protocol';
import { namesOf } from '../../people/names.ts';
import { hashOf } from '../../people/secrets.ts';
import { hashOfToken } from '../../people/sessions.ts';
import type { Account } from '../../storage/accounts.ts';
import { whyNotPassword } from './accounts.ts';
import type { People } from './apiContext.ts';
import { type Call, parsed, type Refused, type Route, refuse } from './call.ts';

/** Changing an account: whoever only found a browser open cannot, and all other browsers are signed out by it. */
export function passwordRoutes({ context, sessions, passwordTries }: People): Route[] {
  const { store, passwords, clock } = context;

  /** The account of this browser, if whoever asks knows its password. */
  async function proven(call: Call, password: string): Promise<{ account: Account; session: string } | Refused> {
    const player = await sessions.playerIn(call);
    const account = player && (await store.accounts.of(player.id));
    const session = hashOfToken(call.token);
    if (!account || session === undefined) return refuse('notSignedIn');
    if (!passwordTries.take(call.address, account.id)) return refuse('tooFast');
    return (await passwords.matches(account.password, password)) ? { account, session } : refuse('notYourPassword');
  }

  return [
    {
      method: 'POST',
      path: '/api/account/name',
      async handle(call) {
        const wanted = parsed(NameChange, call.body);
        if (!wanted) return refuse('badName');
        const who = await proven(call, wanted.password);
        if (!('account' in who)) return who;
        const { account, session } = who;
        const made = await store.accounts.rename(account.id, namesOf(wanted.name), session);
        if (made !== 'made') return refuse(made);
        sessions.changed(account.id);
        sessions.ended({ player: account.id, but: session });
        return { id: account.id, name: wanted.name };
      },
    },

    {
      method: 'POST',
      path: '/api/account/password',
      async handle(call) {
        const wanted = parsed(PasswordChange, call.body);
        if (!wanted) return refuse('badMessage');
        const who = await proven(call, wanted.old);
        if (!('account' in who)) return who;
        const { account, session } = who;
        const weak = await whyNotPassword(context, wanted.password, account.name);
        if (weak) return refuse(weak);
        await store.accounts.setPassword(account.id, await passwords.hash(wanted.password), session);
        sessions.ended({ player: account.id, but: session });
        return { id: account.id, name: account.name };
      },
    },

    /** Signs all other browsers out. */
    {
      method: 'POST',
      path: '/api/account/sign-out-others',
      async handle(call) {
        const player = await sessions.playerIn(call);
        const session = hashOfToken(call.token);
        if (!player || session === undefined) return refuse('notSignedIn');
        await store.people.endOtherSessions(player.id, session);
        sessions.ended({ player: player.id, but: session });
        return {};
      },
    },

    /** A new password by the link that the host of the server made. */
    {
      method: 'POST',
      path: '/api/reset',
      async handle(call) {
        if (!passwordTries.take(call.address)) return refuse('tooFast');
        const given = parsed(PasswordReset, call.body);
        const hash = given && hashOf(given.token);
        const found = hash && (await store.tokens.find(hash, 'reset', clock.now()));
        const account = found && (await store.accounts.of(found.player));
        if (!given || !hash || !account) return refuse('badLink');
        if (given.password === undefined) return { name: account.name };
        const weak = await whyNotPassword(context, given.password, account.name);
        if (weak) return refuse(weak);
        const player = await store.accounts.resetPassword(hash, await passwords.hash(given.password), clock.now());
        if (player === undefined) return refuse('badLink');
        sessions.ended({ player });
        return { name: account.name };
      },
    },
  ];
}
