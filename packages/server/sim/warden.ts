import type { AdminCommand } from '@hanga/protocol';
import type { World } from './world.ts';

/** Milliseconds after a change by the warden in which what was under way may still be stored. */
const UNDER_WAY = 6000;

/** Whoever runs the server: ends tables, bans somebody, and makes it read-only for a while. */
export class Warden {
  readonly #world: World;
  #hasBanned = false;

  constructor(world: World) {
    this.#world = world;
  }

  async live(): Promise<void> {
    const { scheduler, chance, oracle } = this.#world;
    while (!this.#world.isQuiet) {
      await scheduler.wait(chance.between(600, 2500));
      if (this.#world.isQuiet) break;
      const from = scheduler.now;
      await this.#one();
      oracle.excuse += scheduler.now - from + 10_000;
    }
    // Quiet is only quiet when everybody may play. Asked until a node has said so.
    while (!(await this.#order({ kind: 'readOnly', on: false }))) await scheduler.wait(300);
    oracle.readOnlyFrom = Number.POSITIVE_INFINITY;
  }

  async #one(): Promise<void> {
    const { scheduler, chance, oracle, tables } = this.#world;
    switch (chance.below(4)) {
      case 0: {
        const table = tables.length > 0 ? chance.pick(tables) : undefined;
        // Known before it is asked: the answer may be lost although it was done.
        if (table !== undefined) oracle.endedByHouse.add(table);
        if (table !== undefined) await this.#order({ kind: 'endTable', table });
        return;
      }
      case 1:
        return await this.#ban();
      default: {
        if (!(await this.#order({ kind: 'readOnly', on: true }))) return;
        // Other nodes have heard of it when they hear again.
        if (this.#world.machines.length === 1) oracle.readOnlyFrom = scheduler.now + UNDER_WAY;
        await scheduler.wait(chance.pick([300, 2000, UNDER_WAY + 1500]));
        oracle.readOnlyFrom = Number.POSITIVE_INFINITY;
        await this.#order({ kind: 'readOnly', on: false });
      }
    }
  }

  /** One at most: or nobody would be left. */
  async #ban(): Promise<void> {
    const { chance, oracle, people } = this.#world;
    if (this.#hasBanned) return;
    const { name } = chance.pick(people);
    const who = oracle.playersOf(name)[0];
    if (who === undefined) return;
    this.#hasBanned = true;
    if (await this.#order({ kind: 'ban', who })) oracle.banned.set(who, this.#world.scheduler.now);
  }

  /** Whether a node has said that it is done. */
  async #order(command: AdminCommand): Promise<boolean> {
    const server = this.#world.server();
    if (!server?.isAlive) return false;
    this.#world.trace(`the warden: ${JSON.stringify(command)}`);
    const { scheduler } = this.#world;
    const given = server.node.admin.do(command, 'host').then(
      answer => typeof answer !== 'string',
      () => false,
    );
    return await Promise.race([given, scheduler.wait(8000).then(() => false)]);
  }
}
