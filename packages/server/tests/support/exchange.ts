import { DatabaseSync } from 'node:sqlite';
import { exchange as exchangeKaigan } from '@hanga/games/kaigan/testing';
import { exchange as exchangeKanagawa } from '@hanga/games/kanagawa/testing';
import { fastRng, type Rng, type Viewer } from '@hanga/kernel';

type Exchange = (state: never, viewer: Viewer, rng: Rng) => object;
const exchangeOf: Readonly<Record<string, Exchange>> = { kanagawa: exchangeKanagawa, kaigan: exchangeKaigan };

/**
 * Both databases go on from their stored state, as after a change of rules; in the second, everything that the viewer
 * of each table cannot know is another: cards, seed, secrets in what was told, and the moves' own data.
 */
export function exchangeIn(same: string, other: string, viewers: ReadonlyMap<string, Viewer>): void {
  for (const file of [same, other]) {
    const database = new DatabaseSync(file);
    database.exec('update tables set state_rules = 0, snapshot = null');
    database.close();
  }
  const database = new DatabaseSync(other);
  const rng = fastRng(20);
  for (const [id, viewer] of viewers) {
    const row = database.prepare('select game, state, meta from tables where id = ?').get(id) as {
      game: string;
      state: string;
      meta: string;
    };
    // The server's part of the shuffle: with the others it would give the seed.
    const meta = JSON.parse(row.meta) as { shuffle: { secret: string } };
    const exchanged = { ...meta, shuffle: { ...meta.shuffle, secret: 'f'.repeat(64) } };
    const state = exchangeOf[row.game]!(JSON.parse(row.state) as never, viewer, rng);
    database
      .prepare('update tables set state = ?, seed = ?, meta = ? where id = ?')
      .run(JSON.stringify(state), 'f'.repeat(64), JSON.stringify(exchanged), id);
    const entries = database.prepare('select seq, seat, events, action from entries where table_id = ?').all(id);
    for (const { seq, seat, events } of entries as { seq: number; seat: number; events: string }[]) {
      const told = JSON.stringify(withOtherSecrets(JSON.parse(events), viewer));
      database.prepare('update entries set events = ? where table_id = ? and seq = ?').run(told, id, seq);
      // What others chose is known by its events alone.
      if (seat !== viewer) {
        database.prepare(`update entries set action = '{"kind":"other"}' where table_id = ? and seq = ?`).run(id, seq);
      }
    }
  }
  database.close();
}

/** Secrets that `viewer` is not told say something else. */
function withOtherSecrets(value: unknown, viewer: Viewer): unknown {
  if (Array.isArray(value)) return value.map(item => withOtherSecrets(item, viewer));
  if (typeof value !== 'object' || value === null) return value;
  if ('secret' in value && 'seats' in value && !(value.seats as Viewer[]).includes(viewer)) {
    return { ...value, secret: 'something else' };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOtherSecrets(item, viewer)]));
}
