/**
 * Samples as files: rows of inputs with their target last, as 32-bit floats; or packed, as 16-bit numbers of 1/500,
 * compressed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Samples } from './fit.ts';

export class Sampler {
  private readonly values: number[] = [];

  add(inputs: Float64Array, target: number): void {
    for (const input of inputs) this.values.push(input);
    this.values.push(target);
  }

  get length(): number {
    return this.values.length;
  }

  write(file: string): void {
    writeFileSync(file, new Uint8Array(Float32Array.from(this.values).buffer));
  }
}

const PACKED = 500;

function valuesIn(file: string): Float32Array {
  const isPacked = file.endsWith('.gz');
  const bytes = isPacked ? gunzipSync(readFileSync(file)) : readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  return isPacked ? Float32Array.from(new Int16Array(buffer), value => value / PACKED) : new Float32Array(buffer);
}

/** Keeps one sample of every `every`, small enough for the repository. */
export function pack(files: readonly string[], inputs: number, every: number, to: string): void {
  const width = inputs + 1;
  const kept: number[] = [];
  let row = 0;
  for (const file of files) {
    const values = valuesIn(file);
    for (let from = 0; from < values.length; from += width, row++) {
      if (row % every !== 0) continue;
      for (const value of values.subarray(from, from + width)) kept.push(Math.round(value * PACKED));
    }
  }
  writeFileSync(to, gzipSync(new Uint8Array(Int16Array.from(kept).buffer), { level: 9 }));
}

/** Reads files of samples; every tenth sample (of a block of games) is set apart to test the fit on. */
export function readSamples(files: readonly string[], inputs: number): { fitted: Samples; apart: Samples } {
  const width = inputs + 1;
  const all = files.map(valuesIn);
  const rows = all.reduce((sum, values) => sum + values.length / width, 0);
  const take = (isTaken: (row: number) => boolean): Samples => {
    const count = Array.from({ length: rows }, (_, row) => row).filter(isTaken).length;
    const samples = { inputs, rows: new Float32Array(count * inputs), targets: new Float32Array(count) };
    let [row, at] = [0, 0];
    for (const values of all) {
      for (let from = 0; from < values.length; from += width, row++) {
        if (!isTaken(row)) continue;
        samples.rows.set(values.subarray(from, from + inputs), at * inputs);
        samples.targets[at] = values[from + inputs] as number;
        at++;
      }
    }
    return samples;
  };
  const isApart = (row: number): boolean => Math.floor(row / 2000) % 10 === 9;
  return { fitted: take(row => !isApart(row)), apart: take(isApart) };
}
