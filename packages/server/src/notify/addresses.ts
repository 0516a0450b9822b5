import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { promisify } from 'node:util';

/** IPv4 that people on the internet have no business with: private, local, reserved, for documentation. */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Of IPv6 only what is given out to the internet is called, and of that not what leads elsewhere. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed = new BlockList();
for (const [net, bits] of [
  // Special purposes, Teredo among them.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4: another address within.
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, bits, 'ipv6');
}

/** IPv6 that stands for IPv4: mapped, and the prefix by which a network without IPv4 reaches the rest. */
const standFor4 = ['::ffff:', '64:ff9b::'];
for (const prefix of standFor4) open6.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6');
for (const [net, bits] of closed4) {
  closed.addSubnet(net, bits, 'ipv4');
  for (const prefix of standFor4) closed.addSubnet(prefix + net, 96 + bits, 'ipv6');
}

export function isOutside(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      // A zone is a line of this very machine.
      return !address.includes('%') && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}

export type Lookup = (host: string) => Promise<LookupAddress[]>;

const PATIENCE = 5000;
const ask = promisify(lookup);
const lookUp: Lookup = host => ask(host, { all: true });

/** Where an address that a player gave leads, if the server may call it: to be connected to as it stands here. */
export async function checked(
  url: string,
  { privateHooks, lookup: find = lookUp }: { readonly privateHooks: boolean; readonly lookup?: Lookup },
): Promise<{ readonly url: URL; readonly addresses: readonly LookupAddress[] } | undefined> {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return undefined;
  }
  if (target.username || target.password) return undefined;
  if (target.protocol !== 'https:' && !(privateHooks && target.protocol === 'http:')) return undefined;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await soon(find(host)).catch(() => []);
  const isOpen = addresses.length > 0 && (privateHooks || addresses.every(({ address }) => isOutside(address)));
  return isOpen ? { url: target, addresses } : undefined;
}

/** A name server may take its time; whoever asked does not wait for it. */
function soon<Found>(found: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE).unref();
    found.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
