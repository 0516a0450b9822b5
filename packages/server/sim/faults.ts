import { fairWeather } from './database.ts';
import { calmNetwork } from './network.ts';
import type { World } from './world.ts';

/** What goes wrong in a world, one thing after the other. In some worlds nothing does. */
export class Faults {
  readonly #world: World;
  constructor(world: World) {
    this.#world = world;
  }

  async live(): Promise<void> {
    const { scheduler, chance, oracle } = this.#world;
    const isRough = !chance.oneIn(4);
    if (!isRough) return;
    while (!this.#world.isQuiet) {
      await scheduler.wait(chance.between(100, 2500));
      if (this.#world.isQuiet) return;
      const from = scheduler.now;
      await this.#one();
      oracle.excuse += scheduler.now - from + 10_000;
    }
  }

  async #one(): Promise<void> {
    const { scheduler, chance, database, network, machines, trace } = this.#world;
    const machine = chance.pick(machines);
    switch (chance.below(9)) {
      case 0: {
        trace(`${machine.server?.name} is killed`);
        machine.kill();
        await scheduler.wait(chance.between(100, 5000));
        await this.#world.ensureUp(machine);
        return;
      }
      case 1: {
        const { server } = machine;
        trace(`${server?.name} stops`);
        if (!server) return;
        await Promise.race([server.node.stop().catch(() => {}), scheduler.wait(6000)]);
        machine.kill();
        await this.#world.ensureUp(machine);
        return;
      }
      case 2:
        return await this.#weather('the database is gone', database.weather, { isGone: true }, fairWeather);
      case 3:
        return await this.#weather('the database is slow', database.weather, { slowness: 1500 }, fairWeather);
      case 4:
        return await this.#weather('the database refuses', database.weather, { refuses: 6 }, fairWeather);
      case 5:
        return await this.#weather('answers are lost', database.weather, { loses: 5 }, fairWeather);
      case 6:
        trace(`${machine.server?.name} hears nothing`);
        database.breakEars(machine.server?.name ?? '', chance.between(100, 4000));
        return;
      case 7: {
        const rough = { delay: chance.pick([50, 400, 1500]), repeats: 5, cuts: chance.pick([0, 20, 80]) };
        return await this.#weather('the network is rough', network.weather, rough, calmNetwork);
      }
      case 8:
        if (chance.oneIn(3)) {
          this.#world.oracle.isClockSteady = false;
          machine.offset = chance.between(-60_000, 60_000);
          trace(`the clock of ${machine.server?.name} steps to ${machine.offset}`);
        } else for (const cable of machine.server?.cables ?? []) if (chance.oneIn(2)) cable.cut();
        return;
    }
  }

  async #weather<Kind extends object>(what: string, now: Kind, bad: Partial<Kind>, good: Kind): Promise<void> {
    const { scheduler, chance, trace } = this.#world;
    trace(what);
    Object.assign(now, bad);
    await scheduler.wait(chance.between(100, 4000));
    Object.assign(now, good);
    trace('and is over');
  }
}
