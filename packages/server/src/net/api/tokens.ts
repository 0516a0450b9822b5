import { limits, NewToken, Revocation } from '@hanga/protocol';
import { liveTablesOf } from '../../storage/persons.ts';
import type { People } from './apiContext.ts';
import { parsed, type Route, refuse } from './call.ts';

/** An account's programs: their tokens, and whether the account is a bot. All of it by the cookie of the page alone. */
export function tokenRoutes({ context, sessions, accessTokens, passwordTries }: People): Route[] {
  const { store, passwords } = context;
  return [
    {
      method: 'GET',
      path: '/api/me/tokens',
      async handle(call) {
        const player = await sessions.playerIn(call);
        return player ? await store.accessTokens.of(player.id) : refuse('notSignedIn');
      },
    },

    /** The secret is in this answer and nowhere else. Whoever only found a browser open gets none. */
    {
      method: 'POST',
      path: '/api/me/tokens',
      async handle(call) {
        const wanted = parsed(NewToken, call.body);
        if (!wanted) return refuse('badMessage');
        const player = await sessions.playerIn(call);
        const account = player && (await store.accounts.of(player.id));
        if (!account) return refuse('notSignedIn');
        if (!passwordTries.take(call.address, account.id)) return refuse('tooFast');
        if (!(await passwords.matches(account.password, wanted.password))) return refuse('notYourPassword');
        if ((await store.accessTokens.of(account.id)).length >= limits.tokens) return refuse('tooManyTokens');
        return await accessTokens.make(account.id, wanted.name, [...new Set(wanted.scopes)]);
      },
    },

    {
      method: 'POST',
      path: '/api/me/tokens/revoke',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const id = parsed(Revocation, call.body)?.id;
        if (id !== undefined) await accessTokens.end(player.id, id);
        return {};
      },
    },

    /** From now on and for good. Not at a table: those who sit there sat down with somebody else. */
    {
      method: 'POST',
      path: '/api/account/bot',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player?.hasAccount) return refuse('notSignedIn');
        if (player.isBot) return refuse('isBot');
        if ((await liveTablesOf(store.engine, player.id)).length > 0) return refuse('atTables');
        const made = await store.accounts.makeBot(player.id);
        if (made !== 'made') return refuse(made);
        sessions.changed(player.id);
        return {};
      },
    },
  ];
}
