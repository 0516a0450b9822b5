import { Buckets } from '../bounds.ts';
import { accountRoutes } from './accounts.ts';
import type { Route } from './call.ts';
import { channelRoutes } from './channels.ts';
import type { People } from './desk.ts';
import { mailRoutes } from './mail.ts';
import { meRoutes } from './me.ts';
import { passwordRoutes } from './passwords.ts';
import { profileRoutes } from './profiles.ts';

const HOUR = 3600;

/** Who I am, accounts, channels, profiles and ratings. */
export function peopleRoutes(given: Omit<People, 'newPeople'>): Route[] {
  const perHour = given.house.options.limits.newPeoplePerHour;
  // A class may come together, a script may not come for ever.
  const people = { ...given, newPeople: new Buckets(perHour / HOUR, Math.ceil(perHour / 5)) };
  return [meRoutes, accountRoutes, passwordRoutes, channelRoutes, mailRoutes, profileRoutes].flatMap(routes =>
    routes(people),
  );
}
