import { isProxyAddress, type TrustedProxies } from '@hanga/server';
import type { Messages } from '../text/index.ts';
import { UserError } from '../userError.ts';

/** Where people reach the server: scheme, host and port, and nothing else, for it is put before addresses of ours. */
export function publicUrlIn(given: string, { serve }: Messages): string {
  const url = URL.parse(given);
  const isBare =
    url !== null && url.pathname === '/' && `${url.search}${url.hash}${url.username}${url.password}` === '';
  // An empty query or fragment is not seen in a parsed address.
  const isFine = isBare && /^https?:$/.test(url.protocol) && !/[?#@]/.test(given) && url.hostname !== '';
  if (!isFine) throw new UserError(serve.badPublicUrl(given));
  return url.origin;
}

const MOST_PROXIES = 20;

/** How many proxies to trust, or which. Without a value: one, the usual setup. */
export function proxiesIn(given: string | true | undefined, { serve }: Messages): TrustedProxies {
  if (given === undefined) return false;
  if (given === true) return 1;
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= MOST_PROXIES) return count;
  const addresses = given.split(',').map(address => address.trim());
  if (!addresses.every(isProxyAddress)) throw new UserError(serve.badTrustProxy(given));
  return addresses;
}

/** The value is never quoted in messages: it holds a password. */
export function smtpIn(given: string, { serve }: Messages): string {
  const url = URL.parse(given);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new UserError(serve.badSmtp);
  return given;
}
