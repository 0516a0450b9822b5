import { type Action, defaultOptions, type Kanagawa, kanagawa } from '@hanga/kanagawa';
import { fastRng, rngFor, type Seat, seedFromText } from '@hanga/kernel';
import type { Bot } from '../src/bot.ts';
import { kanagawaBots } from '../src/index.ts';
export function duel(
  a: Bot<Kanagawa>,
  b: Bot<Kanagawa>,
  seats: number,
  deals: number,
  seed = 'd',
  options: any = defaultOptions,
) {
  let wins = 0,
    margin = 0,
    m2 = 0,
    n = 0;
  const t = [0, 0];
  for (let d = 0; d < deals; d++)
    for (let r = 0; r < seats; r++) {
      const rng = fastRng(d * 7 + r);
      let s = kanagawa.setup(options, seats, rngFor(seedFromText(`${seed}/${d}`), 0));
      for (let [seat] = kanagawa.toAct(s); seat !== undefined; [seat] = kanagawa.toAct(s)) {
        const bot = seat === r ? a : b;
        const t0 = performance.now();
        const act = bot.decide(kanagawa.view(s, seat), kanagawa.legal(s, seat), {}, rng);
        t[seat === r ? 0 : 1] += performance.now() - t0;
        s = kanagawa.apply(s, seat, act, rng).state;
      }
      const o = kanagawa.outcome(s)!;
      n++;
      if (o.winners.includes(r)) wins += 1 / o.winners.length;
      const m = o.scores[r]!.total - Math.max(...o.scores.filter((_, i) => i !== r).map(x => x.total));
      margin += m;
      m2 += m * m;
    }
  const mean = margin / n;
  return `win ${((100 * wins) / n).toFixed(1)}±${(196 * Math.sqrt(0.25 / n)).toFixed(1)} margin ${mean.toFixed(2)}±${(1.96 * Math.sqrt((m2 / n - mean * mean) / n)).toFixed(2)} ms/game ${(t[0] / n).toFixed(0)} ${(t[1] / n).toFixed(0)}`;
}
