/** Hours of every day in which somebody's clock rests: minutes after midnight, UTC. It may go over midnight. */
export interface Rest {
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Nobody rests for longer than this of a day: at least so much of every day counts. */
export const LONGEST_REST = 10 * 60;

export const restMinutes = ({ from, to }: Rest): number => (to - from + 1440) % 1440;

/** Milliseconds of rest since some midnight long ago. */
function restedUntil(rest: Rest, time: number): number {
  const length = restMinutes(rest) * MINUTE;
  const since = time - rest.from * MINUTE;
  const days = Math.floor(since / DAY);
  return days * length + Math.min(since - days * DAY, length);
}

/** Milliseconds between two times that are rest. */
export const restWithin = (rest: Rest | undefined, from: number, to: number): number =>
  rest && to > from ? restedUntil(rest, to) - restedUntil(rest, from) : 0;

/** When so many milliseconds that are no rest have gone by after `from`. */
export function afterRest(rest: Rest | undefined, from: number, awake: number): number {
  if (!rest) return from + awake;
  const length = restMinutes(rest) * MINUTE;
  const since = from - rest.from * MINUTE;
  const today = since - Math.floor(since / DAY) * DAY;
  const begin = today < length ? from + length - today : from;
  const untilRest = DAY - Math.max(today, length);
  if (awake <= untilRest) return begin + awake;
  const left = awake - untilRest;
  const waking = DAY - length;
  const days = Math.ceil(left / waking) - 1;
  return begin + untilRest + days * DAY + length + (left - days * waking);
}

/** Whether it is a time of rest. */
export const isResting = (rest: Rest | undefined, time: number): boolean =>
  rest !== undefined && restWithin(rest, time, time + 1) > 0;
