import { createServer } from 'node:net';
import { AtTable, Person } from './person.ts';
import { ServerProcess, type ServerSetting } from './process.ts';
import { eventually } from './within.ts';

/** Milliseconds in which somebody must have moved again after a kill. */
const BACK_WITHIN = 60_000;
/** Milliseconds in which one circle gets its turn, while moves of the others let the server be killed again. */
const TURN_WITHIN = 120_000;

/** Three people who play one table after another, whatever happens to the server. */
export class Circle {
  readonly people: Person[] = [];
  readonly tables: string[] = [];
  isOver = false;
  /** Acknowledged moves so far. */
  moves = 0;

  static async of(address: string, name: string): Promise<Circle> {
    const circle = new Circle();
    for (const i of [1, 2, 3]) circle.people.push(await Person.called(`${name} ${i}`, address));
    return circle;
  }

  async play(): Promise<void> {
    const clients = this.people.map(person => person.connect());
    for (let game = 0; !this.isOver; game++) {
      const id = await this.#open(`game-${this.people[0]!.id}-${game}`.slice(0, 40));
      this.tables.push(id);
      const places = clients.map(client => new AtTable(client, id));
      for (const [seat, place] of places.entries()) {
        if (seat > 0) await place.do({ kind: 'sit', name: `Player ${seat}`, seat });
      }
      await places[0]!.do({ kind: 'start' });
      await this.#playOut(places);
      for (const place of places) place.subscription.close();
    }
    for (const client of clients) client.close();
  }

  /** Under one key, as often as it takes: the server may be down just now. */
  async #open(key: string): Promise<string> {
    const seats = [0, 1, 2].map(() => ({ kind: 'open' }));
    let opened: string | undefined;
    const isOpen = async (): Promise<boolean> => {
      const asked = this.people[0]!.post<{ id?: string }>('/api/tables', { key, game: 'kanagawa', seats });
      opened = await asked.then(
        ({ id }) => id,
        () => undefined,
      );
      return opened !== undefined;
    };
    await eventually('a table is open', isOpen, TURN_WITHIN);
    return opened as string;
  }

  async #playOut(places: readonly AtTable[]): Promise<void> {
    for (const place of places) await place.until(({ state }) => state !== undefined, TURN_WITHIN);
    while (!this.isOver) {
      const { state } = places[0] as AtTable;
      const seat = state.toAct[0];
      if (seat === undefined) return;
      const place = places[seat] as AtTable;
      await place.until(here => here.state.seq >= state.seq, TURN_WITHIN);
      const { legal } = place.state;
      const why = await place.subscription.move(legal[Math.floor(Math.random() * legal.length)] as object);
      if (why) throw new Error(`refused: ${JSON.stringify(why)}`);
      this.moves++;
      await places[0]!.until(here => here.state.seq > state.seq, TURN_WITHIN);
    }
  }

  /** Keys of commands that the server said were done. */
  acknowledged(): string[] {
    return this.people.flatMap(person =>
      person.received
        .filter(text => text.startsWith('{"t":"done"'))
        .map(text => (JSON.parse(text) as { key: string }).key),
    );
  }
}

export interface Ordeal {
  readonly circles: readonly Circle[];
  /** Milliseconds from each kill of the server to the first move acknowledged after it. */
  readonly backAfter: readonly number[];
}

/** Players play on and on while their server is killed again and again, at random instants. */
export async function killAgainAndAgain(setting: ServerSetting, rounds: number): Promise<Ordeal> {
  const port = await freePort();
  let server = await ServerProcess.start({ ...setting, port });
  const circles = await Promise.all(['A', 'B', 'C'].map(name => Circle.of(server.address, name)));
  const playing = Promise.all(circles.map(circle => circle.play()));
  const moves = (): number => circles.reduce((sum, circle) => sum + circle.moves, 0);
  const backAfter: number[] = [];
  let broken: unknown;
  playing.catch((error: unknown) => {
    broken = error;
  });
  for (let round = 0; round < rounds; round++) {
    await new Promise(resolve => setTimeout(resolve, Math.random() * 300));
    const killed = Date.now();
    await server.kill();
    const before = moves();
    server = await ServerProcess.start({ ...setting, port });
    await eventually('a move after the kill', () => moves() > before || broken !== undefined, BACK_WITHIN);
    backAfter.push(Date.now() - killed);
    if (broken) throw broken;
  }
  for (const circle of circles) circle.isOver = true;
  await playing;
  await server.end('SIGTERM');
  return { circles, backAfter };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
