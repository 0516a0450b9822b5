import { isProxyAddress, type TrustedProxies } from '@hanga/server';
import type { Chrome } from '../chrome/index.ts';
import { Complaint } from '../complaint.ts';

/** Where people reach the server: scheme, host and port, and nothing else, for it is put before addresses of ours. */
export function publicUrlIn(given: string, { serve }: Chrome): string {
  const url = URL.parse(given);
  const isBare =
    url !== null && url.pathname === '/' && `${url.search}${url.hash}${url.username}${url.password}` === '';
  // An empty query or fragment is not seen in a parsed address.
  const isFine = isBare && /^https?:$/.test(url.protocol) && !/[?#@]/.test(given) && url.hostname !== '';
  if (!isFine) throw new Complaint(serve.badPublicUrl(given));
  return url.origin;
}

const MOST_PROXIES = 20;

/** How many proxies, or which. Without a value: one, as there is in most houses. */
export function proxiesIn(given: string | true | undefined, { serve }: Chrome): TrustedProxies {
  if (given === undefined) return false;
  if (given === true) return 1;
  const count = Number(given);
  if (/^\d+$/.test(given) && count >= 1 && count <= MOST_PROXIES) return count;
  const addresses = given.split(',').map(address => address.trim());
  if (!addresses.every(isProxyAddress)) throw new Complaint(serve.badTrustProxy(given));
  return addresses;
}

/** Nothing of it is quoted: it holds a password. */
export function smtpIn(given: string, { serve }: Chrome): string {
  const url = URL.parse(given);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new Complaint(serve.badSmtp);
  return given;
}
