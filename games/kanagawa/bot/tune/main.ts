/**
 * Tunes the network of Kanagawa on games that bots play: see NOTES.md.
 *   play BOT PLAYERS GAMES SEED FILE    plays games, and writes what the network sees with how they ended
 *   explore PLAYERS GAMES SEED FILE     the same with players who wait more or less readily, each in its own way
 *   rounds PLAYERS GAMES SEED FILE      the same, and writes what rounds brought after decisions at school
 *   pack value|rounds EVERY OUT FILE... keeps one sample of so many, for the repository
 *   fit FILE...                         fits the network to files of games, and writes weights.ts
 *   fitRounds FILE...                     fits what rounds bring, and writes weights.ts
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { printNetwork } from '@hanga/bots';
import { fastRng, rngFor, seedFromText } from '@hanga/kernel';
import { kanagawa, type State, scoreLines, totalOf } from '../../rules/index.ts';
import { describe, featureCount } from '../features.ts';
import { kanagawaBots } from '../index.ts';
import { bestOption, follow, marginOf, optionsAt } from '../policy.ts';
import { describeSchool, schoolInputs } from '../school.ts';
import { quick } from '../turn.ts';
import { HIDDEN, SCHOOL_HIDDEN, SCHOOL_WEIGHTS, WEIGHTS } from '../weights.ts';
import { errorOn, fit } from './fit.ts';
import { optionsFor } from './mixes.ts';
import { pack, readSamples, Sampler } from './samples.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const UNITS = { value: 20, school: 10 } as const;
/** Of the moments of a game, this share is kept, and of the moves this share is random, for variety. */
const [KEPT, RANDOM] = [0.35, 0.02];

function play(botName: string, seats: number, games: number, seed: string, file: string): void {
  const bot = kanagawaBots.find(({ name }) => name === botName);
  if (!bot) throw new Error(`no bot ${botName}`);
  const sampler = new Sampler();
  const row = new Float64Array(featureCount);
  for (let game = 0; game < games; game++) {
    const rng = fastRng(Number.parseInt(seedFromText(`${seed}/${game}`).slice(0, 8), 16));
    const chance = (share: number): boolean => rng.below(1000) < share * 1000;
    let state = kanagawa.setup(optionsFor(game), seats, rngFor(seedFromText(`tune/${seed}/${game}`), 0));
    const moments: State[] = [];
    for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
      const legal = kanagawa.legal(state, seat);
      const isSchool = state.phase.kind === 'school';
      const action =
        isSchool && chance(RANDOM * 3)
          ? legal[rng.below(legal.length)]!
          : bot.decide(kanagawa.view(state, seat), legal, {}, rng);
      // Values are asked for at the end of a turn's work, and at school.
      if ((isSchool || action.kind === 'end') && chance(KEPT)) moments.push(state);
      state = kanagawa.apply(state, seat, action, rng).state;
    }
    const final = state.players.map((player, seat) => totalOf(scoreLines(player, seat === state.grandMaster)));
    for (const moment of moments) {
      moment.players.forEach((player, seat) => {
        describe(moment, seat, row);
        sampler.add(row, (final[seat] as number) - totalOf(scoreLines(player, false)));
      });
    }
  }
  sampler.write(file);
  say(`${games} games: ${sampler.length / (featureCount + 1)} samples in ${file}`);
}

/** Players who differ in how readily they wait: so the network sees what more cards, or more turns, are worth. */
function explore(seats: number, games: number, seed: string, file: string): void {
  const sampler = new Sampler();
  const row = new Float64Array(featureCount);
  for (let game = 0; game < games; game++) {
    const rng = fastRng(Number.parseInt(seedFromText(`explore/${seed}/${game}`).slice(0, 8), 16));
    let state = kanagawa.setup(optionsFor(game), seats, rngFor(seedFromText(`explore/${seed}/${game}`), 0));
    const eager = state.players.map(() => (rng.below(3) === 0 ? 0 : rng.below(8) - 3));
    const moments: State[] = [];
    const keep = (moment: State): void => {
      if (rng.below(100) < KEPT * 100) moments.push(moment);
    };
    for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
      keep(state);
      const options = optionsAt(state, seat, quick).map(option =>
        option.turn ? option : { ...option, value: option.value + eager[seat]! },
      );
      const option = rng.below(100) < 5 ? options[rng.below(options.length)]! : bestOption(options);
      if (option.turn) keep(option.turn.state);
      state = follow(state, seat, option);
    }
    const final = state.players.map((player, seat) => totalOf(scoreLines(player, seat === state.grandMaster)));
    for (const moment of moments) {
      moment.players.forEach((player, seat) => {
        describe(moment, seat, row);
        sampler.add(row, (final[seat] as number) - totalOf(scoreLines(player, false)));
      });
    }
  }
  sampler.write(file);
  say(`${games} games: ${sampler.length / (featureCount + 1)} samples in ${file}`);
}

/** What a seat has gained by the end of the round after its decision, all playing by the quick policy. */
function playRounds(seats: number, games: number, seed: string, file: string): void {
  const sampler = new Sampler();
  for (let game = 0; game < games; game++) {
    const rng = fastRng(Number.parseInt(seedFromText(`rounds/${seed}/${game}`).slice(0, 8), 16));
    let state = kanagawa.setup(optionsFor(game), seats, rngFor(seedFromText(`rounds/${seed}/${game}`), 0));
    let decided: { seat: number; row: Float64Array; value: number }[] = [];
    for (let [seat] = kanagawa.toAct(state); seat !== undefined; [seat] = kanagawa.toAct(state)) {
      const options = optionsAt(state, seat, quick);
      const option = rng.below(100) < 25 ? options[rng.below(options.length)]! : bestOption(options);
      const now = marginOf(state, seat);
      const turns = options.flatMap(({ turn }) => (turn ? [turn] : []));
      const row = new Float64Array(schoolInputs.length);
      const gains = turns.map(({ value }) => value - now);
      describeSchool(state, seat, gains, option.turn ? turns.indexOf(option.turn) : -1, row);
      decided.push({ seat, row, value: option.turn?.value ?? now });
      const { round } = state;
      state = follow(state, seat, option);
      if (state.round === round && state.phase.kind !== 'over') continue;
      for (const { seat: decider, row: inputs, value } of decided) {
        sampler.add(inputs, marginOf(state, decider) - value);
      }
      decided = [];
    }
  }
  sampler.write(file);
  say(`${games} games: ${sampler.length / (schoolInputs.length + 1)} samples in ${file}`);
}

function writeWeights(parts: {
  readonly hidden: number;
  readonly weights: string;
  readonly schoolHidden: number;
  readonly schoolWeights: string;
}): void {
  const lines = (weights: string): string =>
    (
      weights
        .trim()
        .replaceAll('\n', ' ')
        .match(/.{1,110}(?: |$)/g) ?? []
    )
      .map(line => line.trim())
      .join('\n');
  writeFileSync(
    new URL('../weights.ts', import.meta.url),
    `/** Made by tune/kanagawa.ts. */
export const HIDDEN = ${parts.hidden};
export const WEIGHTS = \`
${lines(parts.weights)}
\`;
export const SCHOOL_HIDDEN = ${parts.schoolHidden};
export const SCHOOL_WEIGHTS = \`
${lines(parts.schoolWeights)}
\`;
`,
  );
}

const current = { hidden: HIDDEN, weights: WEIGHTS, schoolHidden: SCHOOL_HIDDEN, schoolWeights: SCHOOL_WEIGHTS };

function fitted(files: readonly string[], inputs: number, hidden: number): string {
  const { fitted: samples, apart } = readSamples(files, inputs);
  say(`${samples.targets.length} samples, ${apart.targets.length} apart`);
  const network = fit(samples, { hidden, epochs: Number(process.env['EPOCHS'] ?? 6) });
  say(`error apart: ${errorOn(network, apart).toFixed(4)}`);
  return printNetwork(network);
}

const [command, ...rest] = process.argv.slice(2);
switch (command) {
  case 'play':
    play(rest[0]!, Number(rest[1]), Number(rest[2]), rest[3]!, rest[4]!);
    break;
  case 'explore':
    explore(Number(rest[0]), Number(rest[1]), rest[2]!, rest[3]!);
    break;
  case 'rounds':
    playRounds(Number(rest[0]), Number(rest[1]), rest[2]!, rest[3]!);
    break;
  case 'pack':
    pack(rest.slice(3), rest[0] === 'value' ? featureCount : schoolInputs.length, Number(rest[1]), rest[2]!);
    break;
  case 'fit':
    writeWeights({ ...current, hidden: UNITS.value, weights: fitted(rest, featureCount, UNITS.value) });
    break;
  case 'fitRounds':
    writeWeights({
      ...current,
      schoolHidden: UNITS.school,
      schoolWeights: fitted(rest, schoolInputs.length, UNITS.school),
    });
    break;
  default:
    throw new Error('play, explore, rounds, pack, fit or fitRounds?');
}
