// Fails where a rule of a game's RULES.md is cited by no test, or a test cites a rule that is not there.
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';

let failures = 0;
for (const rulesFile of globSync('games/*/RULES.md').sort()) {
  const rules = new Set(
    [...readFileSync(rulesFile, 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, rule]) => rule),
  );
  const cited = new Map();
  for (const test of globSync(rulesFile.replace('RULES.md', '**/*.test.ts'))) {
    // Test names cite as in test('[K8] …') or test('[K23, K24] …').
    for (const [, list] of readFileSync(test, 'utf8').matchAll(/\[((?:[A-Z]\d+)(?:, [A-Z]\d+)*)\]/g)) {
      for (const rule of list.split(', ')) cited.set(rule, test);
    }
  }
  const untested = [...rules].filter(rule => !cited.has(rule));
  const unknown = [...cited].filter(([rule]) => !rules.has(rule));
  for (const rule of untested) report(`${rulesFile}: ${rule} has no test`);
  for (const [rule, test] of unknown) report(`${test}: cites ${rule}, which ${rulesFile} does not have`);
  process.stdout.write(`${rulesFile}: ${rules.size} rules, ${rules.size - untested.length} with a test\n`);
}
process.exitCode = failures > 0 ? 1 : 0;

function report(line) {
  failures++;
  process.stderr.write(`${line}\n`);
}
