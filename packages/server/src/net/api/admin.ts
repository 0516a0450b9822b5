import { AdminCommand, limits } from '@hanga/protocol';
import * as v from 'valibot';
import { hashOfToken } from '../../people/sessions.ts';
import type { People } from './apiContext.ts';
import { parsed, type Route, refuse } from './call.ts';

/** Milliseconds after which whoever administers gives their password again. */
const CONFIRMED = 30 * 60_000;
const Confirmation = v.object({ password: v.pipe(v.string(), v.maxLength(limits.password.max)) });

/** The page of those who administer the server: by their session, and by their password lately given. */
export function adminRoutes({ context, sessions, passwordTries, admin }: People): Route[] {
  const { store, clock, passwords } = context;
  return [
    {
      method: 'POST',
      path: '/api/admin/confirm',
      async handle(call) {
        const hash = hashOfToken(call.token);
        const player = await sessions.playerIn(call);
        const account = player && (await store.accounts.of(player.id));
        if (!player || !account || hash === undefined) return refuse('notSignedIn');
        if (!player.isAdmin) return refuse('notAdmin');
        if (!passwordTries.take(call.address, account.id)) return refuse('tooFast');
        const given = parsed(Confirmation, call.body);
        if (!(await passwords.matches(account.password, given?.password ?? ''))) return refuse('notYourPassword');
        await store.house.confirmAdmin(hash, clock.now() + CONFIRMED);
        return {};
      },
    },

    /** Asked of the database each time: whoever has lost the right has lost it now. */
    {
      method: 'POST',
      path: '/api/admin',
      async handle(call) {
        const hash = hashOfToken(call.token);
        const who = hash === undefined ? undefined : await store.house.adminBy(hash, clock.now());
        if (!who) return refuse((await sessions.playerIn(call)) ? 'notAdmin' : 'notSignedIn');
        if (!who.isConfirmed) return refuse('confirmAdmin');
        const command = parsed(AdminCommand, call.body);
        if (!command) return refuse('badMessage');
        const answer = await admin.do(command, { player: who.id });
        return typeof answer === 'string' ? refuse(answer) : answer;
      },
    },
  ];
}
