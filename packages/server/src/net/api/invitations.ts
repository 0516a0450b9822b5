import { limits, type SimpleRefusal } from '@hanga/protocol';
import type { ServerContext } from '../../context.ts';
import { seatOf } from '../../table/meta.ts';
import type { Tables } from '../../table/tables.ts';
import type { News } from '../botApi/news.ts';
import { Buckets } from '../bounds.ts';

const PER_MINUTE = 20;

/** Asks people to tables that have not begun. */
export class Invitations {
  readonly #context: ServerContext;
  readonly #tables: Tables;
  readonly #news: News;
  readonly #sent = new Buckets(PER_MINUTE / 60, PER_MINUTE);

  constructor(context: ServerContext, tables: Tables, news: News) {
    this.#context = context;
    this.#tables = tables;
    this.#news = news;
  }

  /** Whoever sits at the table or hosts it may ask others to it. */
  async invite(from: string, id: string, player: string): Promise<SimpleRefusal | undefined> {
    const { store, clock, log } = this.#context;
    const actor = await this.#tables.get(id);
    if (!actor) return 'noSuchTable';
    await actor.awake();
    const { meta, status } = actor.table;
    if (from !== meta.host && seatOf(meta, from) === undefined) return 'notSeated';
    if (status !== 'open') return 'notOpen';
    if (!this.#sent.take(from, clock.elapsed())) return 'tooFast';
    if (!(await store.people.player(player))) return 'noSuchPlayer';
    if ((await store.invitations.countAt(id)) >= limits.invitations) return 'tooManyInvitations';
    if (!(await store.invitations.add(player, id, clock.now()))) return undefined;
    store.engine.say(`invited ${player} ${id}`);
    this.#news
      .invited(player, id)
      .catch((error: unknown) => log.warn({ err: error }, 'a program could not be told of an invitation'));
    return undefined;
  }

  async decline(player: string, id: string): Promise<void> {
    await this.#context.store.invitations.remove(player, id);
  }
}
