import * as v from 'valibot';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';
import { ToServer } from './schemas.ts';

/** The message that a text is, or `undefined` when it is none. */
export function messageIn(text: string): ToServer | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const move = moveIn(value);
  if (move) return move;
  const parsed = v.safeParse(ToServer, value);
  return parsed.success ? parsed.output : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A move, which nearly all messages are, checked by hand for exactly what the schema asks: that takes a tenth of the
 * time. Whatever else it might be, the schema decides.
 */
export function moveIn(value: unknown): ToServer | undefined {
  if (!isObject(value) || value['t'] !== 'do' || !isObject(value['what'])) return undefined;
  const { table, key, what } = value;
  const { kind, question, action } = what as Record<string, unknown>;
  if (kind !== 'move' || typeof question !== 'number' || typeof table !== 'string' || typeof key !== 'string')
    return undefined;
  if (!Number.isSafeInteger(question) || question < 0 || question > limits.entries || !isObject(action))
    return undefined;
  if (!patterns.id.test(table) || !patterns.key.test(key) || key.length < limits.key.min || key.length > limits.key.max)
    return undefined;
  return { t: 'do', table, key, what: { kind, question, action } };
}
