// What the expansion's reconstructed cards do to the game: greedy bots play every mix of suits, and the base game for
// comparison. `npm run study:yokai -- --games 20000 --players 3 --out study` writes one summary per mix (a mix whose
// summary is there already is not played again), then prints the tables of games/kanagawa/NOTES.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { everyDiploma, everyMix } from '@hanga/games/kanagawa/rules';
import { text } from '@hanga/games/kanagawa/text';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    players: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'yokai' },
    out: { type: 'string', default: 'study' },
    cores: { type: 'string', default: '1' },
  },
});
mkdirSync(values.out, { recursive: true });
const hanga = fileURLToPath(new URL('../packages/cli/bin/hanga.mjs', import.meta.url));

const mixes = [
  { name: 'base', flags: [] },
  ...everyMix.map(mix => ({
    name: [...mix.base, ...mix.new].join('+'),
    flags: ['--base', mix.base.join(','), '--yokai', mix.new.join(',')],
  })),
];
const studied = mixes.map(({ name, flags }) => ({ name, ...play(name, flags) }));
print(studied);

function play(name, flags) {
  const file = path.join(values.out, `${name}.json`);
  if (!existsSync(file)) {
    const asked = [
      '--players',
      values.players,
      '--games',
      values.games,
      '--seed',
      values.seed,
      '--cores',
      values.cores,
    ];
    const { status, stdout } = spawnSync(
      process.execPath,
      [hanga, 'simulate', 'kanagawa', ...asked, '--worlds', '1', '--json', ...flags],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 },
    );
    if (status !== 0) process.exit(status ?? 1);
    writeFileSync(file, stdout);
    process.stderr.write(`${name}: ${values.games} games\n`);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function print(all) {
  const percent = share => `${(share * 100).toFixed(1)} %`;
  const share = (summary, table, key) => summary.counts[table]?.find(row => row.key === key)?.share ?? 0;
  const line = cells => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const places = all[0].fromFirst.map((_, place) => `place ${place + 1}`);
  line(['mix', 'games', 'score', 'rounds', 'yokai cost', '0 / 1 / 2 / 3 yokai', 'decided by yokai', ...places]);
  line(['---', '---', '---', '---', '---', '---', '---', ...places.map(() => '---')]);
  for (const summary of all) {
    const yokai = [0, 1, 2, 3].map(n => (share(summary, 'yokaiAtEnd', String(n)) * 100).toFixed(0));
    const isBase = summary.name === 'base';
    line([
      summary.name,
      summary.games,
      `${summary.scores.mean.toFixed(1)} ± ${summary.scores.sd.toFixed(1)} (${summary.scores.min}–${summary.scores.max})`,
      summary.rounds.mean.toFixed(1),
      isBase ? '' : (summary.points.find(({ kind }) => kind === 'yokai')?.mean ?? 0).toFixed(2),
      isBase ? '' : `${yokai.join(' / ')} %`,
      isBase ? '' : percent(share(summary, 'decidedByYokai', 'yes')),
      ...summary.fromFirst.map(({ winShare }) => percent(winShare)),
    ]);
  }
  process.stdout.write('\n');
  line([
    'diploma',
    'harmony',
    'of seats, base game',
    'of seats, all mixes',
    'least',
    'most',
    'of games',
    'met, and taken',
    'round',
  ]);
  line(['---', '---', '---', '---', '---', '---', '---', '---', '---']);
  everyDiploma.forEach((diploma, id) => {
    const rows = all.slice(1).flatMap(({ rates }) => rates.diplomas.filter(({ key }) => key === String(id)));
    const base = all[0].rates.diplomas.find(({ key }) => key === String(id));
    const sum = value => rows.reduce((total, row) => total + value(row), 0);
    const shares = rows.map(row => row.rates.shareOfPlayers);
    const taken = sum(({ counts }) => counts.taken);
    line([
      `${diploma.color}: ${text.en.need(diploma)}`,
      diploma.harmony,
      base ? percent(base.rates.shareOfPlayers) : '',
      percent(taken / (sum(({ counts }) => counts.games) * all[0].players)),
      percent(Math.min(...shares)),
      percent(Math.max(...shares)),
      percent(taken / sum(({ counts }) => counts.games)),
      percent(taken / (taken + sum(({ counts }) => counts.left))),
      (sum(({ counts, rates }) => counts.taken * (rates.meanRound ?? 0)) / Math.max(1, taken)).toFixed(1),
    ]);
  });
}
