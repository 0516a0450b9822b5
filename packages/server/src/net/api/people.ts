import { Buckets } from '../bounds.ts';
import { accountRoutes } from './accounts.ts';
import { adminRoutes } from './admin.ts';
import type { People } from './apiContext.ts';
import type { Route } from './call.ts';
import { channelRoutes } from './channels.ts';
import { mailRoutes } from './mail.ts';
import { meRoutes } from './me.ts';
import { passwordRoutes } from './passwords.ts';
import { PasswordTries } from './passwordTries.ts';
import { profileRoutes } from './profiles.ts';
import { reportRoutes } from './reports.ts';
import { tokenRoutes } from './tokens.ts';

const HOUR = 3600;

/** Who I am, accounts, channels, profiles and ratings. */
export function peopleRoutes(given: Omit<People, 'newPeople' | 'passwordTries'>): Route[] {
  const perHour = given.context.options.limits.newPeoplePerHour;
  // A burst allows a school class to come together; the rate stops a script.
  const people = {
    ...given,
    newPeople: new Buckets(perHour / HOUR, Math.ceil(perHour / 5)),
    passwordTries: new PasswordTries(given.context),
  };
  return [
    ...[meRoutes, accountRoutes, passwordRoutes, tokenRoutes, channelRoutes, mailRoutes, profileRoutes],
    ...[reportRoutes, adminRoutes],
  ].flatMap(routes => routes(people));
}
