import type { Seat, Viewer } from './game.ts';

/** A value in an event that only some seats may know; everyone else gets what stands `instead`. */
export interface Secret<Value, Instead> {
  readonly secret: Value;
  readonly seats: readonly Seat[];
  readonly instead: Instead;
}

export const secretTo = <Value, Instead>(
  seats: readonly Seat[],
  secret: Value,
  instead: Instead,
): Secret<Value, Instead> => ({ secret, seats, instead });

/** An event as somebody gets to see it. */
export type Redacted<E> =
  E extends Secret<infer Value, infer Instead>
    ? Value | Instead
    : E extends object
      ? { readonly [Key in keyof E]: Redacted<E[Key]> }
      : E;

const isSecret = (value: object): value is Secret<unknown, unknown> => 'secret' in value && 'seats' in value;

/** Whether an event holds anything that only some seats may know. */
export const holdsSecret = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && (isSecret(event) || Object.values(event).some(holdsSecret));

/** Replaces each secret by its value or by what stands instead. The one place where events lose anything. */
export function redact<E>(event: E, viewer: Viewer): Redacted<E> {
  if (typeof event !== 'object' || event === null) return event as Redacted<E>;
  if (Array.isArray(event)) return event.map(item => redact(item, viewer)) as Redacted<E>;
  if (isSecret(event)) {
    const { secret, seats, instead } = event;
    return (viewer !== 'spectator' && seats.includes(viewer) ? secret : instead) as Redacted<E>;
  }
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, redact(value, viewer)])) as Redacted<E>;
}
