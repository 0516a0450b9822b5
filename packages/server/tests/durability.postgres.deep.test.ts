import { afterAll, beforeAll, test } from 'vitest';
import { openPostgres } from '../src/storage/postgres.ts';
import { KILLS, MANY_STARTS, survives } from './support/acknowledged.ts';
import { Postgres } from './support/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
}, 120_000);
afterAll(() => postgres.stop());

test(
  `PostgreSQL, ${KILLS} times killed: every acknowledged move is there, once, and no table is broken`,
  async ({ annotate }) => {
    const databaseUrl = await postgres.database('killed');
    await annotate(await survives({ databaseUrl }, () => openPostgres(databaseUrl, 'reader')));
  },
  MANY_STARTS,
);
