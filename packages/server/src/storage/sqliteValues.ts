/** What a column can hold. */
export type Value = null | number | bigint | string | Uint8Array;

/** Threads tell each other text: bytes go as an object, which no column holds. */
interface Bytes {
  readonly base64: string;
}

export const sent = (value: unknown): unknown =>
  value instanceof Uint8Array ? ({ base64: Buffer.from(value).toString('base64') } satisfies Bytes) : value;

export const received = (value: unknown): Value =>
  typeof value === 'object' && value !== null ? Buffer.from((value as Bytes).base64, 'base64') : (value as Value);
