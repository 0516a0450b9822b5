import type { ServerContext } from '../context.ts';
import type { Timer } from '../environment.ts';
import type { News } from '../net/botApi/news.ts';
import type { Lobby } from '../net/lobby.ts';
import type { LobbyPresence } from '../net/presence.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Tables } from '../table/tables.ts';

const BEAT_EVERY = 1000;
const ANSWER_WITHIN = 400;

/** What nodes tell each other through the database: that something is stored, never the thing itself. */
export class Bus {
  readonly #context: ServerContext;
  readonly #tables: Tables;
  readonly #lobby: Lobby;
  readonly #sessions: Sessions;
  readonly #news: News;
  readonly #presence: LobbyPresence;
  readonly #here = new Set<string>();
  #timer: Timer | undefined;

  constructor(
    context: ServerContext,
    tables: Tables,
    lobby: Lobby,
    sessions: Sessions,
    news: News,
    presence: LobbyPresence,
  ) {
    this.#context = context;
    this.#tables = tables;
    this.#lobby = lobby;
    this.#sessions = sessions;
    this.#news = news;
    this.#presence = presence;
  }

  async start(): Promise<void> {
    const { store, clock, timers, log } = this.#context;
    await store.engine.hear(
      (word, isOwn) => this.#heard(word, isOwn),
      () => {
        this.#tables.reread();
        this.#sessions.doubt();
        this.#tell(this.#news.doubt());
        this.#rereadHouse();
      },
    );
    // One process alone needs no sign of life.
    if (!store.engine.isShared) return;
    await store.nodes.beat(clock.now(), clock.elapsed());
    this.#timer = timers.every(BEAT_EVERY, () => {
      store.nodes
        .beat(clock.now(), clock.elapsed())
        .catch((error: unknown) => log.warn({ err: error }, 'no sign of life could be given'));
    });
  }

  /** A word of this node's own only says something new where the answer to what it stored was lost. */
  #heard(word: string, isOwn: boolean): void {
    const [kind = '', id = '', rest = ''] = word.split(' ');
    switch (kind) {
      case 'at':
        this.#tables.hear(id, actor => actor.otherNodes.heardEntry(Number(rest)));
        break;
      case 'rev':
        this.#tables.hear(id, actor => actor.otherNodes.heardChange(Number(rest)));
        if (!isOwn) {
          void this.#lobby.heard(id).catch(() => {});
          this.#tell(this.#news.changed(id));
        }
        break;
      case 'chat':
        this.#tables.hear(id, actor => actor.chat.heard());
        break;
      case 'who':
        if (!isOwn && this.#tables.inMemory(id)?.isWatchedBy(Number(rest)))
          this.#context.store.engine.say(`here ${id} ${rest}`);
        break;
      case 'near':
        if (!isOwn) this.#tables.hear(id, actor => actor.presence.heard(rest));
        if (!isOwn) this.#presence.heard(id, rest);
        break;
      case 'here':
        this.#here.add(`${id} ${rest}`);
        break;
      case 'ended':
        this.#sessions.heardEnded({ hash: id });
        break;
      case 'endedAll':
        this.#sessions.heardEnded({ player: id, ...(rest && { but: rest }) });
        break;
      case 'invited':
        if (!isOwn) this.#tell(this.#news.invited(id, rest));
        break;
      case 'house':
        if (!isOwn) this.#rereadHouse();
        break;
      case 'gone':
        if (!isOwn) this.#tables.drop(id);
        break;
      case 'person':
        this.#sessions.heardChange(id);
        break;
    }
  }

  #rereadHouse(): void {
    const { house, log } = this.#context;
    house.read().catch((error: unknown) => log.warn({ err: error }, 'the rules of the house could not be read'));
  }

  #tell(told: Promise<void>): void {
    told.catch((error: unknown) => this.#context.log.warn({ err: error }, 'a program could not be told'));
  }

  /** Whether the player of a seat looks at the table through another node. */
  async isElsewhere(table: string, seat: number): Promise<boolean> {
    if (!this.#context.store.engine.isShared) return false;
    const who = `${table} ${seat}`;
    this.#here.delete(who);
    this.#context.store.engine.say(`who ${who}`);
    await new Promise<void>(resolve => this.#context.timers.after(ANSWER_WITHIN, resolve));
    return this.#here.delete(who);
  }

  async stop(): Promise<void> {
    this.#timer?.cancel();
    await this.#context.store.nodes.leave();
  }
}
