import { expect } from 'vitest';
import { eventually } from './within.ts';

export interface Shown {
  readonly status: number;
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
}

export async function fetched(address: string, headers: Record<string, string> = {}): Promise<Shown> {
  const response = await fetch(address, { headers });
  const header = (name: string): string => response.headers.get(name) ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: header('content-type'), tag: header('etag'), bytes };
}

/** A picture. One that is not printed in time, on a machine with other things to do, is asked for again, as links are. */
export async function printed(address: string, headers: Record<string, string> = {}): Promise<Shown> {
  let shown = await fetched(address, headers);
  await eventually(
    `${address} is printed`,
    async () => {
      if (shown.status === 503) shown = await fetched(address, headers);
      return shown.status !== 503;
    },
    60_000,
  );
  return shown;
}

/** A PNG begins with its signature, and then says how large it is. */
export function expectPicture({ status, type, bytes }: Shown): void {
  expect(status).toBe(200);
  expect(type).toBe('image/png');
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeGreaterThan(10_000);
}
