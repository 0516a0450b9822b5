// Preloaded into a server, its threads included: Kanagawa as it will be when somebody has corrected its first tree.
import { registerHooks } from 'node:module';

const file = '/kanagawa/rules/data/corrections.ts';
const sourceAfter = published => `import { corrections as published } from '${published}';
const newest = Math.max(1, ...published.map(({ rules }) => rules));
const print = { landscape: 'plain', brushes: 1, season: 'winter', subject: 'tree', count: 3 };
const card = { suit: 'tree', studio: { landscape: 'ocean' }, print };
export const corrections = [...published, { rules: newest + 1, replaces: 0, card }];`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith(file)
      ? { format: 'module', source: sourceAfter(`${url}?published`), shortCircuit: true }
      : next(url, context),
});
