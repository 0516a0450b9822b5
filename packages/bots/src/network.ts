/**
 * A small network: a line through all inputs, and one layer of hidden units that bend it.
 * Its weights are whole thousandths in a string: a file of a few kB, easy to compare between versions.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** By hidden unit: its bias, then a weight for each input. */
  readonly first: Float64Array;
  /** The output's bias, a weight for each hidden unit, a weight for each input. */
  readonly second: Float64Array;
}

const SCALE = 1000;

export function parseNetwork(inputs: number, hidden: number, text: string): Network {
  const numbers = text.trim().split(/\s+/).map(Number);
  const [first, second] = [hidden * (inputs + 1), 1 + hidden + inputs];
  if (numbers.length !== first + second) {
    throw new Error(
      `a network of ${inputs} inputs and ${hidden} hidden units has ${first + second} weights, not ${numbers.length}`,
    );
  }
  const weights = Float64Array.from(numbers, number => number / SCALE);
  return { inputs, hidden, first: weights.slice(0, first), second: weights.slice(first) };
}

export const printNetwork = ({ first, second }: Network): string =>
  [...first, ...second].map(weight => Math.round(weight * SCALE)).join(' ');

export function outputOf({ inputs, hidden, first, second }: Network, values: Float64Array): number {
  let output = second[0] as number;
  for (let unit = 0, at = 0; unit < hidden; unit++) {
    let sum = first[at++] as number;
    for (let input = 0; input < inputs; input++) sum += (first[at++] as number) * (values[input] as number);
    if (sum > 0) output += sum * (second[1 + unit] as number);
  }
  for (let input = 0, at = 1 + hidden; input < inputs; input++) {
    output += (second[at++] as number) * (values[input] as number);
  }
  return output;
}
