import { keptDays } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import { SESSION_LASTS } from '../storage/people.ts';
import { type Removing, removePerson } from './removal.ts';

const DAY = 24 * 3600 * 1000;
const HOUR = 3600 * 1000;
const MOST_AT_ONCE = 100;

/** Deletes what is kept no longer, every hour, on every node: what one has deleted the next does not find. */
export class Retention {
  readonly #removing: Removing;
  #isUnderWay = false;

  constructor(removing: Removing) {
    this.#removing = removing;
  }

  start(): { cancel(): void } {
    const { timers, log } = this.#removing.context;
    const run = (): void => {
      if (this.#isUnderWay) return;
      this.#isUnderWay = true;
      this.run()
        .catch((error: unknown) => log.warn({ err: error }, 'what is kept no longer could not be deleted'))
        .finally(() => {
          this.#isUnderWay = false;
        });
    };
    return timers.every(HOUR, run);
  }

  async run(): Promise<void> {
    const { context } = this.#removing;
    const { clock, house } = context;
    if (house.isReadOnly) return;
    await forgetOld(context, clock.now());
    for (const guest of await lostGuests(context, clock.now())) {
      if (!(await removePerson(this.#removing, guest))) return;
    }
  }
}

async function forgetOld({ store }: ServerContext, now: number): Promise<void> {
  const { db } = store.engine;
  const accounts = db.selectFrom('players').select('id').where('account', 'is not', null);
  await db
    .deleteFrom('sessions')
    .where(row =>
      row.or([
        row('seen_at', '<', now - SESSION_LASTS.guest),
        row.and([row('seen_at', '<', now - SESSION_LASTS.account), row('player_id', 'in', accounts)]),
      ]),
    )
    .execute();
  await db.deleteFrom('codes').where('until', '<', now).execute();
  await db
    .deleteFrom('tokens')
    .where('made_at', '<', now - keptDays.link * DAY)
    .execute();
  await db
    .deleteFrom('invitations')
    .where('at', '<', now - keptDays.invitation * DAY)
    .execute();
  await db
    .deleteFrom('reports')
    .where(row =>
      row.or([
        row('at', '<', now - keptDays.openReport * DAY),
        row('closed_at', '<', now - keptDays.closedReport * DAY),
      ]),
    )
    .execute();
  await db
    .deleteFrom('admin_log')
    .where('at', '<', now - keptDays.adminLog * DAY)
    .execute();
}

/** Nobody can come back as one of these: their browser has forgotten them, signed in to an account, or was shut out. */
async function lostGuests({ store }: ServerContext, now: number): Promise<string[]> {
  const rows = await store.engine.db
    .selectFrom('players')
    .select('id')
    .where('account', 'is', null)
    .where('created_at', '<', now - keptDays.lostGuest * DAY)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('hash').whereRef('sessions.player_id', '=', 'players.id'))),
    )
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}
