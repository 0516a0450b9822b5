import type { Timers } from '../../environment.ts';
import { type Route, refuse } from './call.ts';

/** Milliseconds after which a request is answered, whatever the database does. */
const PATIENCE = 15_000;

/** The route, with an answer in bounded time. */
export const withPatience = (route: Route, timers: Timers): Route => ({
  ...route,
  handle: call =>
    new Promise((resolve, reject) => {
      const timer = timers.after(PATIENCE, () => resolve(refuse('tryAgain')));
      route
        .handle(call)
        .then(resolve, reject)
        .finally(() => timer.cancel());
    }),
});
