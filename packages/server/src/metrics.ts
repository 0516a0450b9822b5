import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  return {
    registry,
    deeds: new Counter({
      name: 'hanga_deeds_total',
      help: 'Deeds at tables',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    entries: new Counter({ name: 'hanga_entries_total', help: 'Log entries told to watchers', registers }),
    refusedSockets: new Counter({
      name: 'hanga_refused_sockets_total',
      help: 'Sockets that were not let in, or were thrown out',
      labelNames: ['why'],
      registers,
    }),
    messages: new Counter({ name: 'hanga_messages_total', help: 'Messages received', labelNames: ['kind'], registers }),
    requests: new Histogram({
      name: 'hanga_request_seconds',
      help: 'HTTP requests',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
    told: new Counter({ name: 'hanga_told_total', help: 'Messages to absent players', labelNames: ['way'], registers }),
    tablesInMemory: (read: () => number) => gauge('hanga_tables_in_memory', 'Tables in memory', read),
    sockets: (read: () => number) => gauge('hanga_sockets', 'Open sockets', read),
    botsWaiting: (read: () => number) => gauge('hanga_bots_waiting', 'Bot decisions that wait for a thread', read),
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;
