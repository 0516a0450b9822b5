import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whose word on where a request came from is believed: so many proxies, those at these addresses, or nobody's. */
export type TrustedProxies = false | number | readonly string[];

/** Where a request came from, as far as that can be believed. */
export interface Caller {
  /** For limits: all of an IPv6 network of 64 bits counts as one, for any home has that many addresses. */
  readonly address: string;
  /** The host that was asked for. */
  readonly host: string | undefined;
  readonly isSecure: boolean;
}

export type CallerOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Caller;

/** The one place that reads headers of proxies, for requests and sockets alike: Fastify is not told of any proxy. */
export function callersBehind(proxies: TrustedProxies): CallerOf {
  const isTrusted = trustIn(proxies);
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    const isBehindProxy = isTrusted(peer, 0);
    const told = (name: string): string | undefined =>
      isBehindProxy ? lastOf(headers[`x-forwarded-${name}`]) : undefined;
    return {
      address: limitKeyOf(farthest(peer, headers['x-forwarded-for'], isTrusted)),
      host: told('host') ?? headers.host,
      isSecure: told('proto') === 'https' || ('encrypted' in socket && socket.encrypted === true),
    };
  };
}

/** Whether `address`, so many hops away from here, is a proxy that tells the truth about who called it. */
type Trust = (address: string, hop: number) => boolean;

function trustIn(proxies: TrustedProxies): Trust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return address => isIP(address) !== 0 && list.check(withoutZone(address), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The list grows to the right, proxy by proxy: what stands left of the last one that is trusted, anybody can write. */
function farthest(peer: string, header: string | string[] | undefined, isTrusted: Trust): string {
  const told = String(header ?? '').split(',');
  let address = peer;
  for (let hop = 0; isTrusted(address, hop) && hop < told.length; hop++) {
    const next = withoutPort((told.at(-1 - hop) ?? '').trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Some proxies tell the port as well. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

const lastOf = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(',').at(-1)?.trim();

/** IPv4 as it is, also where it comes dressed as IPv6; of IPv6 the first 64 bits. */
export function limitKeyOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() !== MAPPED) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map(group => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const MAPPED = '0,0,0,0,0,ffff';

/** The eight groups of an IPv6 address, each written in the one way that URLs have. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${withoutZone(address)}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''));
  return [...left, ...new Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const withoutZone = (address: string): string => address.split('%')[0] ?? '';

/** Whether this can stand in a list of proxies: an address, or a network as `10.0.0.0/8`. */
export function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 6 ? 128 : 32))
  );
}
