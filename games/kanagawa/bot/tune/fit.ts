/** Fits a small network to samples by Adam, in plain TypeScript: no library, the same result every time. */
import process from 'node:process';
import { type Network, outputOf } from '@hanga/bots';
import { fastRng } from '@hanga/kernel';

export interface Samples {
  readonly inputs: number;
  /** Rows of inputs, one after the other. */
  readonly rows: Float32Array;
  readonly targets: Float32Array;
}

interface Schedule {
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  readonly batch: number;
  /** Shrinks weights a little at each step. */
  readonly decay: number;
}

const usual: Schedule = { hidden: 24, epochs: 8, rate: 0.003, batch: 128, decay: 1e-5 };

export function fit(samples: Samples, schedule: Partial<Schedule> = {}, start?: Network): Network {
  const { hidden, epochs, rate, batch, decay } = { ...usual, ...schedule };
  const { inputs, rows, targets } = samples;
  const rng = fastRng(7);
  const uniform = (): number => rng.below(1 << 24) / (1 << 23) - 1;
  const width = inputs + 1;
  const first =
    start?.first.slice() ?? Float64Array.from({ length: hidden * width }, () => uniform() * Math.sqrt(3 / width));
  const second =
    start?.second.slice() ??
    Float64Array.from({ length: 1 + hidden + inputs }, (_, i) => (i > 0 && i <= hidden ? uniform() * 0.5 : 0));
  const network: Network = { inputs, hidden, first, second };
  const params = [first, second];
  const grads = params.map(p => new Float64Array(p.length));
  const [m, v] = [params.map(p => new Float64Array(p.length)), params.map(p => new Float64Array(p.length))];
  const order = Uint32Array.from(targets, (_, i) => i);
  const sums = new Float64Array(hidden);
  let step = 0;
  const steps = epochs * Math.ceil(order.length / batch);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = rng.below(last + 1);
      const kept = order[last] as number;
      order[last] = order[other] as number;
      order[other] = kept;
    }
    let loss = 0;
    for (let from = 0; from < order.length; from += batch) {
      const to = Math.min(order.length, from + batch);
      for (const grad of grads) grad.fill(0);
      const [g1, g2] = grads as [Float64Array, Float64Array];
      for (let i = from; i < to; i++) {
        const row = (order[i] as number) * inputs;
        let output = second[0]!;
        for (let unit = 0, at = 0; unit < hidden; unit++) {
          let sum = first[at++]!;
          for (let input = 0; input < inputs; input++) sum += first[at++]! * rows[row + input]!;
          sums[unit] = sum;
          if (sum > 0) output += sum * second[1 + unit]!;
        }
        for (let input = 0; input < inputs; input++) output += second[1 + hidden + input]! * rows[row + input]!;
        const error = output - targets[order[i]!]!;
        loss += error * error;
        const slope = (2 * error) / (to - from);
        g2[0]! += slope;
        for (let unit = 0; unit < hidden; unit++) {
          if (sums[unit]! <= 0) continue;
          g2[1 + unit]! += slope * sums[unit]!;
          const back = slope * second[1 + unit]!;
          let at = unit * width;
          g1[at++]! += back;
          for (let input = 0; input < inputs; input++) g1[at++]! += back * rows[row + input]!;
        }
        for (let input = 0; input < inputs; input++) g2[1 + hidden + input]! += slope * rows[row + input]!;
      }
      step++;
      const now = rate * Math.min(1, step / 200) * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      const [c1, c2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      params.forEach((p, k) => {
        const [grad, mk, vk] = [grads[k]!, m[k]!, v[k]!];
        for (let j = 0; j < p.length; j++) {
          const g = grad[j]! + decay * p[j]!;
          mk[j] = 0.9 * mk[j]! + 0.1 * g;
          vk[j] = 0.999 * vk[j]! + 0.001 * g * g;
          p[j]! -= (now * (mk[j]! / c1)) / (Math.sqrt(vk[j]! / c2) + 1e-8);
        }
      });
    }
    process.stderr.write(`epoch ${epoch + 1}: error ${Math.sqrt(loss / order.length).toFixed(4)}\n`);
  }
  return network;
}

/** Root of the mean square error on samples that were not fitted. */
export function errorOn(network: Network, { inputs, rows, targets }: Samples): number {
  let loss = 0;
  for (let i = 0; i < targets.length; i++) {
    const output = outputOf(network, Float64Array.from(rows.subarray(i * inputs, (i + 1) * inputs)));
    loss += (output - targets[i]!) ** 2;
  }
  return Math.sqrt(loss / targets.length);
}
