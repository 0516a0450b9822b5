import { type ChatLine, limits, type Refusal } from '@hanga/protocol';
import type { ServerContext } from '../context.ts';
import type { TableMemory } from './memory.ts';
import { isNameThere, seatOf } from './meta.ts';
import type { TaskQueue } from './queue.ts';

/** What people say to each other at a table. */
export class Chat {
  readonly #context: ServerContext;
  readonly #memory: TableMemory;
  readonly #queue: TaskQueue;
  /** The number of the last line that was told here. */
  #lastNo = 0;

  constructor(context: ServerContext, memory: TableMemory, queue: TaskQueue) {
    this.#context = context;
    this.#memory = memory;
    this.#queue = queue;
  }

  async say(player: string, key: string, text: string): Promise<Refusal | undefined> {
    const { id, table } = this.#memory;
    const { meta } = table;
    const seat = seatOf(meta, player);
    if (!meta.chat) return { kind: 'chatOff' };
    if (seat === undefined && !meta.spectators && player !== meta.host) return { kind: 'noSpectators' };
    const stored = seat === undefined ? undefined : meta.seats[seat];
    const name = stored?.kind === 'person' ? stored.name : (await this.#context.store.people.player(player))?.name;
    if (name === undefined) return { kind: 'notSignedIn' };
    // A spectator cannot speak under the name of somebody who plays.
    if (seat === undefined && isNameThere(meta, name)) return { kind: 'nameAtTable' };
    const at = this.#context.clock.now();
    await this.#context.store.chat.add({ table: id, key, player, seat, name, text, at });
    await this.tellNew();
    return undefined;
  }

  /** Another node has stored a line. */
  heard(): void {
    this.#queue.push(() => this.tellNew());
  }

  /** Tells the lines that are stored and have not been told here. */
  async tellNew(): Promise<void> {
    this.#tell(await this.#context.store.chat.after(this.#memory.id, this.#lastNo, limits.chatShown));
  }

  /** The latest lines, for somebody who comes. Those of them that are news are told to everybody else. */
  async latest(): Promise<readonly ChatLine[]> {
    const lines = await this.#context.store.chat.after(this.#memory.id, 0, limits.chatShown);
    this.#tell(lines);
    return lines;
  }

  #tell(lines: readonly ChatLine[]): void {
    const news = lines.filter(({ no }) => no > this.#lastNo);
    this.#lastNo = news.at(-1)?.no ?? this.#lastNo;
    this.#memory.audience.tellChat(this.#memory.id, news);
  }
}
