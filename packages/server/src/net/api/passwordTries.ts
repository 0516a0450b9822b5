import type { ServerContext } from '../../context.ts';
import { accountName } from '../../people/passwords.ts';
import { Buckets } from '../bounds.ts';

const NAMES = 6;

/**
 * How often passwords may be tried: some from one address for one name, and more for all names together, as a school
 * has one address. By name alone anybody could keep its owner out.
 */
export class PasswordTries {
  readonly #clock: ServerContext['clock'];
  readonly #byName: Buckets;
  readonly #byAddress: Buckets;

  constructor({ clock, options: { limits } }: ServerContext) {
    this.#clock = clock;
    const perMinute = limits.signInsPerMinute;
    this.#byName = new Buckets(perMinute / 60, perMinute);
    this.#byAddress = new Buckets((NAMES * perMinute) / 60, NAMES * perMinute);
  }

  take(address: string, name?: string): boolean {
    const now = this.#clock.elapsed();
    if (!this.#byAddress.take(address, now)) return false;
    return name === undefined || this.#byName.take(`${address} ${accountName(name)}`, now);
  }
}
