import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { gameIds } from '@hanga/games/list.ts';
import type { AnyFront } from './front.ts';

/**
 * The games that have a folder and are not in the product's list, such as `games/_example`. They are here in development
 * only, where HANGA_DEV is set and the sources lie around.
 */
export async function unlistedGames(): Promise<readonly AnyFront[]> {
  const { HANGA_DEV } = process.env;
  const folder = new URL('../../../games/', import.meta.url);
  if (!HANGA_DEV || !existsSync(folder)) return [];
  const terminals = readdirSync(folder)
    .filter(name => !gameIds.some(id => id === name))
    .map(name => new URL(`${name}/terminal/index.ts`, folder))
    .filter(terminal => existsSync(terminal));
  return Promise.all(
    terminals.map(async terminal => ((await import(terminal.href)) as { readonly front: AnyFront }).front),
  );
}
