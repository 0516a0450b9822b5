import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** What `/metrics` tells, for Prometheus. No name of a player or table is in it. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  /** The labels' values are given in the order of their names, with a space between. */
  const tally = (name: string, help: string, labelNames: readonly string[]): Tally => {
    const counts = new Map<string, number>();
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [labels, count] of counts) {
          const values = labels.split(' ');
          this.inc(Object.fromEntries(labelNames.map((label, i) => [label, values[i] ?? ''])), count);
        }
      },
    });
    return { add: (labels = '', by = 1) => void counts.set(labels, (counts.get(labels) ?? 0) + by) };
  };
  return {
    registry,
    commands: tally('hanga_commands_total', 'Commands at tables', ['kind', 'outcome']),
    refusedSockets: tally('hanga_refused_sockets_total', 'Sockets that were not let in, or were thrown out', ['why']),
    messages: tally('hanga_messages_total', 'Messages received', ['kind']),
    told: tally('hanga_told_total', 'Messages to absent players', ['way']),
    entries: tally('hanga_entries_total', 'Log entries told to watchers', []),
    requests: new Histogram({
      name: 'hanga_request_seconds',
      help: 'HTTP requests',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    tablesInMemory: (read: () => number) => gauge('hanga_tables_in_memory', 'Tables in memory', read),
    sockets: (read: () => number) => gauge('hanga_sockets', 'Open sockets', read),
    botsWaiting: (read: () => number) => gauge('hanga_bots_waiting', 'Bot decisions that wait for a thread', read),
  };
}

/** Counts while a server is busy: Prometheus' own counters look their labels up anew each time. */
interface Tally {
  add(labels?: string, by?: number): void;
}

export type Metrics = ReturnType<typeof makeMetrics>;
