import { limits, type StateMessage } from '@hanga/protocol';
import { again, mingle, setNight } from './company.ts';
import { Device, type Screen, type Surroundings } from './people.ts';

/** What somebody is up to, besides playing. */
export type Habit = 'plays' | 'stalls' | 'undoes' | 'wanders' | 'snoops' | 'hosts' | 'programs';

const canUndo = (state: StateMessage | undefined): boolean => state !== undefined && state.noUndo === undefined;

/** What tables of this world are like. */
export interface TableWishes {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly clock: object;
  /** Whether hosts change name, clock and options until the start. */
  readonly isEdited: boolean;
}

/** A human with one browser or two, who plays as people do, and now and then as they should not. */
export class Human {
  readonly name: string;
  readonly habit: Habit;
  readonly devices: Device[];
  readonly #world: Surroundings;
  readonly #wishes: TableWishes;
  /** Whether this human's browsers bring parts to shuffles. */
  readonly #brings: boolean;

  constructor(name: string, habit: Habit, world: Surroundings, wishes: TableWishes, brings: boolean) {
    this.name = name;
    this.habit = habit;
    this.#world = world;
    this.#wishes = wishes;
    this.#brings = brings;
    this.devices = [new Device(name, world), new Device(name, world)];
  }

  get #device(): Device {
    const { chance } = this.#world;
    // Mostly at the desk, sometimes on the phone, if there is anything on it.
    const [desk, phone] = this.devices as [Device, Device];
    return phone.screens.size > 0 && chance.oneIn(3) ? phone : desk;
  }

  async live(): Promise<void> {
    const { chance, scheduler } = this.#world;
    const [desk] = this.devices as [Device, Device];
    await scheduler.wait(chance.below(500));
    while (!this.#world.isQuiet && !desk.jar.token) {
      if (this.habit === 'snoops' && chance.oneIn(2)) break;
      await desk.request('POST', '/api/me', { name: this.name });
      await scheduler.wait(200);
    }
    if (this.#world.isSociable && chance.oneIn(2)) await setNight(desk, chance);
    if (this.habit === 'programs') {
      await desk.becomeProgram();
      desk.listen('/api/v1/stream');
    }
    while (!this.#world.isQuiet) {
      await this.#act(this.#device);
      await scheduler.wait(this.habit === 'undoes' ? chance.between(20, 80) : chance.between(30, 400));
    }
  }

  async #act(device: Device): Promise<void> {
    const { chance, tables } = this.#world;
    if (tables.length === 0 || (tables.length < 2 && this.habit === 'hosts' && chance.oneIn(20))) {
      if (this.habit !== 'snoops') await this.#open(device);
      return;
    }
    const id = chance.pick(tables);
    const screen = device.screens.get(id);
    if (!screen) device.look(id, chance.oneIn(10) ? chance.below(2000) : undefined);
    else if (chance.oneIn(25)) device.reload();
    else if (screen.refusal) device.look(id);
    else await this.#at(device, screen);
  }

  async #open(device: Device): Promise<void> {
    const { chance, tables } = this.#world;
    const { game, seats, options, clock } = this.#wishes;
    const key = `open-${this.name}-${tables.length}`;
    const layout = Array.from({ length: seats }, (_, seat) =>
      seat > 0 && chance.oneIn(4) ? { kind: 'bot', level: 'random' } : { kind: 'open' },
    );
    const opened = await device.request<{ id: string }>('POST', '/api/tables', {
      ...{ key, game, options, seats: layout, clock, sit: !chance.oneIn(5) },
      ...{ private: chance.oneIn(4), spectators: !chance.oneIn(5) },
      ...(this.#world.isSociable && { patience: chance.between(1, 2) }),
    });
    if (opened && !tables.includes(opened.id)) tables.push(opened.id);
  }

  async #at(device: Device, screen: Screen): Promise<void> {
    const { table } = screen.subscription;
    if (!table) return;
    switch (table.status) {
      case 'open':
        return await this.#wait(device, screen);
      case 'running':
        return await this.#play(device, screen);
      default:
        await this.#afterwards(device, screen);
    }
  }

  async #wait(device: Device, { id, subscription }: Screen): Promise<void> {
    const { chance } = this.#world;
    const { table } = subscription;
    if (!table) return;
    const { you, seats, rev } = table;
    if (this.#brings) this.#bringPart(id);
    if (this.habit === 'snoops') return await this.#snoop(device, id);
    if (this.habit === 'programs' && you.seat === undefined) return await device.act(id, 'sit', {});
    if (this.#wishes.isEdited && chance.oneIn(6)) return this.#edit(device, id);
    if (you.seat === undefined && seats.some(seat => seat.kind === 'open') && !chance.oneIn(4))
      void device.do(id, { kind: 'sit', name: this.name });
    else if (you.seat !== undefined && chance.oneIn(8)) await this.#moveDevice(device, id);
    else if (you.seat !== undefined && chance.oneIn(12)) void device.do(id, { kind: 'leave' });
    else if (you.host && chance.oneIn(8)) {
      const plan = seats.map((seat, number) =>
        seat.kind === 'open' && chance.oneIn(3)
          ? ({ kind: 'bot', level: 'random' } as const)
          : ({ kind: 'keep', seat: number } as const),
      );
      const turned = chance.oneIn(2) ? plan.toReversed() : plan;
      void device.do(id, { kind: 'arrange', rev, seats: turned });
    } else if (you.host && chance.oneIn(15)) void device.do(id, { kind: 'remove', seat: chance.below(seats.length) });
    else if (you.host && (seats.every(seat => seat.kind !== 'open') || chance.oneIn(10)))
      void device.do(id, { kind: 'start' });
    else if (chance.oneIn(6)) void device.do(id, { kind: 'chat', text: `hello from ${this.name}` });
  }

  /** As pages do by themselves, on every device; but a page may be closed, or be somebody's own. */
  #bringPart(id: string): void {
    const { chance } = this.#world;
    const how = this.habit === 'stalls' || chance.oneIn(20) ? chance.pick(['wrongly', 'notAtAll'] as const) : 'well';
    for (const device of this.devices) device.bringPart(id, how);
  }

  /** What was agreed is another thing now: by the host, or by somebody who may not. */
  #edit(device: Device, id: string): void {
    const { chance } = this.#world;
    const { options } = this.#wishes;
    const clock = chance.pick([
      { kind: 'none' },
      { kind: 'bank', initial: chance.between(3, 6), increment: 1 },
      { kind: 'deadline', seconds: chance.between(4, 7) },
    ] as const);
    const settings = chance.pick([
      { name: `${this.name}'s ${chance.below(100)}` },
      { clock },
      { options: { ...options } },
      { name: 'all of it', clock, options: { ...options }, private: chance.oneIn(2) },
    ]);
    void device.do(id, { kind: 'settings', ...settings });
  }

  async #play(device: Device, screen: Screen): Promise<void> {
    const { chance } = this.#world;
    const { id, subscription } = screen;
    const { table, state } = subscription;
    if (!table || !state) return;
    const { you, seats } = table;
    const seat = you.seat === undefined ? undefined : seats[you.seat];
    if (this.#world.isSociable && mingle(device, screen, chance)) return;
    if (this.habit === 'snoops' || seat?.kind !== 'person') return await this.#snoop(device, id);
    if (this.habit === 'stalls') {
      // Whoever holds a clock up: says to be back, leaves and comes back, does and takes back.
      if (chance.oneIn(2)) void device.do(id, { kind: 'back' });
      else if (chance.oneIn(6)) void device.do(id, { kind: 'leave' });
      else if (chance.oneIn(4) && canUndo(state)) void subscription.undo();
      else if (state.canRedo && chance.oneIn(3)) void subscription.redo();
      else if (chance.oneIn(4)) await this.#move(screen);
      return;
    }
    if (this.habit === 'programs' && device.secret !== undefined)
      return await this.#playByRequests(device, screen, state);
    if (seat.standIn) void device.do(id, { kind: 'back' });
    else if (this.habit === 'undoes' && state.legal.length > 0) await this.#dither(screen);
    else if (canUndo(state) && chance.oneIn(6)) void subscription.undo();
    else if (state.canRedo && !chance.oneIn(3)) void subscription.redo();
    else if (state.legal.length > 0) await this.#move(screen);
    else if (chance.oneIn(15)) await this.#moveDevice(device, id);
    else if (chance.oneIn(25)) void device.do(id, { kind: 'leave' });
    else if (you.host && chance.oneIn(12)) {
      if (chance.oneIn(2)) void device.do(id, { kind: 'remove', seat: chance.below(seats.length) });
      else void device.do(id, { kind: 'settings', spectators: chance.oneIn(2) });
    } else if (chance.oneIn(10)) void device.do(id, { kind: 'chat', text: 'well played' });
  }

  /** As programs do: by requests, with a stream beside them. */
  async #playByRequests(device: Device, { id, subscription }: Screen, state: StateMessage): Promise<void> {
    const { chance } = this.#world;
    const { question } = state;
    const { you, seats } = subscription.table ?? {};
    const seat = seats?.[you?.seat ?? -1];
    device.listen(`/api/v1/tables/${id}/stream`);
    if (seat?.kind === 'person' && seat.standIn) await device.act(id, 'back', {});
    else if (canUndo(state) && chance.oneIn(5)) await device.act(id, 'undo', { question });
    else if (state.canRedo && chance.oneIn(2)) await device.act(id, 'redo', { question });
    else if (state.legal.length > 0) await device.act(id, 'move', { question, action: chance.pick(state.legal) });
    else if (chance.oneIn(30)) await device.act(id, 'leave', {});
    // An answer to what was asked before, and to what nobody asks.
    else if (chance.oneIn(5))
      await device.act(id, 'move', { question: question + chance.below(3), action: { kind: 'pass' } });
  }

  /** A click; now and then two, and not always the same. */
  async #move({ subscription }: Screen): Promise<void> {
    const { chance, scheduler } = this.#world;
    const { state } = subscription;
    if (!state || state.legal.length === 0) return;
    const moved = subscription.move(chance.pick(state.legal));
    if (chance.oneIn(6)) void subscription.move(chance.pick(state.legal));
    await Promise.race([moved, scheduler.wait(1000)]);
  }

  /** Makes a move and takes it back, and makes it again, for as long as that is let pass. */
  async #dither({ subscription }: Screen): Promise<void> {
    for (let times = 0; times < 150 && !this.#world.isQuiet; times++) {
      const { state } = subscription;
      const [first] = state?.legal ?? [];
      if (!state || !first) return;
      const isAgain = state.canRedo && this.#world.chance.oneIn(2);
      if (await (isAgain ? subscription.redo() : subscription.move(first))) return;
      if (!canUndo(subscription.state) || (await subscription.undo())) return;
    }
  }

  /** Takes the seat up on the other device, at once or later, when the code may be good no more. */
  async #moveDevice(device: Device, id: string): Promise<void> {
    const { chance, scheduler } = this.#world;
    const made = await device.request<{ code: string }>('POST', `/api/tables/${id}/code`, {});
    if (!made) return;
    const other = this.devices.find(each => each !== device) as Device;
    const take = async (): Promise<void> => {
      const taken = await other.request<{ table: string }>('POST', '/api/code', made);
      other.reopen();
      if (taken && !other.screens.has(id)) other.look(id);
    };
    if (chance.oneIn(2)) return await take();
    void device.do(id, { kind: 'leave' });
    void scheduler.wait(chance.between(500, 8000)).then(take);
  }

  async #afterwards(device: Device, { id }: Screen): Promise<void> {
    const { chance } = this.#world;
    if (this.#world.isSociable && chance.oneIn(3)) await again(device, id, this.#world);
    else if (chance.oneIn(3)) await device.request('GET', `/api/tables/${id}/record`);
    else if (chance.oneIn(4)) void device.do(id, { kind: 'chat', text: 'again?' });
  }

  /** Looks where there is nothing to see, and tries what is not allowed. */
  async #snoop(device: Device, id: string): Promise<void> {
    const { chance } = this.#world;
    const screen = device.screens.get(id);
    switch (chance.below(8)) {
      case 0:
        await device.request('GET', `/api/tables/${id}/history?before=${chance.below(50)}`);
        break;
      case 1:
        void device.do(id, { kind: 'move', question: screen?.shown?.seq ?? 0, action: { kind: 'pass' } });
        break;
      case 2:
        void device.do(id, { kind: 'undo', question: screen?.shown?.seq ?? 0 });
        break;
      case 3:
        device.look(id, chance.below(limits.entries));
        break;
      case 4:
        await device.request('POST', `/api/tables/${id}/code`, {});
        break;
      case 6:
        void device.do(id, { kind: 'redo', question: screen?.shown?.seq ?? 0 });
        break;
      case 7:
        void screen?.subscription.history(chance.below(50)).catch(() => {});
        break;
      case 5:
        void device.do(id, { kind: 'remove', seat: 0 });
        break;
    }
  }
}
