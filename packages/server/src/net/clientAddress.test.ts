import { describe, expect, test } from 'vitest';
import { callersBehind, isProxyAddress, limitKeyOf, type TrustedProxies } from './clientAddress.ts';

const caller = (proxies: TrustedProxies, peer: string, headers: Record<string, string>, isTls = false) =>
  callersBehind(proxies)({ headers, socket: { remoteAddress: peer, ...(isTls && { encrypted: true }) } } as never);

const addressOf = (proxies: TrustedProxies, peer: string, forwarded?: string): string =>
  caller(proxies, peer, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }).address;

describe('who called', () => {
  test('without a trusted proxy, no header is believed', () => {
    const headers = {
      host: 'real.example',
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-host': 'forged.example',
      'x-forwarded-proto': 'https',
    };
    const real = { address: '198.51.100.7', host: 'real.example', isSecure: false };
    expect(caller(false, '198.51.100.7', headers)).toEqual(real);
    expect(caller(['10.0.0.0/8'], '198.51.100.7', headers)).toEqual(real);
    expect(caller(false, '198.51.100.7', headers, true)).toEqual({ ...real, isSecure: true });
  });

  test('of one proxy only the last word counts, whatever the client wrote before it', () => {
    expect(addressOf(1, '127.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(1, '127.0.0.1', '9.9.9.9, 203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(1, '127.0.0.1')).toBe('127.0.0.1');
  });

  test('of two proxies the last two words count', () => {
    expect(addressOf(2, '127.0.0.1', '9.9.9.9, 203.0.113.5, 10.1.1.1')).toBe('203.0.113.5');
    expect(addressOf(2, '127.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
  });

  test('of proxies by address, every one in the list is passed by and nobody else', () => {
    const proxies = ['10.0.0.0/8', '2001:db8::1'];
    expect(addressOf(proxies, '10.0.0.1', '9.9.9.9, 203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(proxies, '10.0.0.1', '9.9.9.9, 203.0.113.5, 10.2.2.2, 2001:db8::1')).toBe('203.0.113.5');
    // A proxy on the same machine is seen so by a server that listens for both kinds of addresses.
    expect(addressOf(proxies, '::ffff:10.0.0.1', '203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(proxies, '2001:db8::2', '203.0.113.5')).toBe('2001:db8:0:0::/64');
    expect(addressOf(['fe80::1'], 'fe80::1%eth0', '203.0.113.5')).toBe('203.0.113.5');
  });

  test('what is no address ends the search where it is still believed', () => {
    expect(addressOf(1, '127.0.0.1', 'nonsense')).toBe('127.0.0.1');
    expect(addressOf(2, '127.0.0.1', 'nonsense, 203.0.113.5')).toBe('203.0.113.5');
    expect(addressOf(1, '127.0.0.1', '')).toBe('127.0.0.1');
    expect(addressOf(1, '127.0.0.1', '203.0.113.5:49152')).toBe('203.0.113.5');
    expect(addressOf(1, '127.0.0.1', '[2001:db8:1:2::3]:49152')).toBe('2001:db8:1:2::/64');
  });

  test('host and protocol are those that the nearest proxy tells', () => {
    const headers = {
      host: 'inside',
      'x-forwarded-host': 'forged.example, hanga.example',
      'x-forwarded-proto': 'http, https',
    };
    expect(caller(1, '127.0.0.1', headers)).toMatchObject({ host: 'hanga.example', isSecure: true });
    expect(caller(['127.0.0.1'], '127.0.0.1', headers)).toMatchObject({ host: 'hanga.example', isSecure: true });
    expect(caller(1, '127.0.0.1', { host: 'inside' })).toMatchObject({ host: 'inside', isSecure: false });
  });
});

describe('what counts as one address', () => {
  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['::ffff:cb00:7105', '203.0.113.5'],
    ['0:0:0:0:0:FFFF:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.5', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, key) => expect(limitKeyOf(address)).toBe(key));
});

test('a list of proxies holds addresses and networks', () => {
  for (const good of ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '10.0.0.1/32']) {
    expect([good, isProxyAddress(good)]).toEqual([good, true]);
    expect(() => callersBehind([good])).not.toThrow();
  }
  for (const bad of [
    '',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.0/x',
    '1.2.3',
    'fe80::1%eth0',
  ])
    expect([bad, isProxyAddress(bad)]).toEqual([bad, false]);
});
