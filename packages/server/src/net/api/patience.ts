import type { Timers } from '../../environment.ts';
import { type Refused, type Route, refuse } from './call.ts';

/** Milliseconds after which a request is answered, whatever the database does. */
const PATIENCE = 15_000;

/** The answer, or `tryAgain` when it does not come. */
export const inTime = <Answer>(answer: Promise<Answer>, timers: Timers): Promise<Answer | Refused> =>
  new Promise((resolve, reject) => {
    const timer = timers.after(PATIENCE, () => resolve(refuse('tryAgain')));
    answer.then(resolve, reject).finally(() => timer.cancel());
  });

/** The route, with an answer in bounded time. */
export const withPatience = (route: Route, timers: Timers): Route => ({
  ...route,
  handle: call => inTime(route.handle(call), timers),
});
