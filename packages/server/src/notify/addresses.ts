import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses that people on the internet have no business with. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
  inside.addSubnet(`::ffff:${net}`, 96 + bits, 'ipv6');
}
inside.addAddress('::', 'ipv6');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');
inside.addSubnet('ff00::', 8, 'ipv6');

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether the server may call an address that a player gave. Checked when it is given and again before each call, so
 * that a name cannot come to mean a machine of the own network later.
 */
export async function mayCall(url: string, privateHooks: boolean): Promise<boolean> {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return false;
  }
  if (target.username || target.password) return false;
  if (privateHooks) return target.protocol === 'https:' || target.protocol === 'http:';
  if (target.protocol !== 'https:') return false;
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isInside(host);
  try {
    const found = await lookup(host, { all: true });
    return found.length > 0 && found.every(({ address }) => !isInside(address));
  } catch {
    return false;
  }
}
