import { test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { KILLS, MANY_STARTS, survives } from './support/acknowledged.ts';
import { freshFolder } from './support/process.ts';

test(
  `SQLite, ${KILLS} times killed: every acknowledged move is there, once, and no table is broken`,
  async ({ annotate }) => {
    const data = freshFolder();
    await annotate(await survives({ data }, () => openSqlite(data)));
  },
  MANY_STARTS,
);
