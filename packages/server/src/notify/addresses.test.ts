import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checked, isOutside } from './addresses.ts';
import { CallFailed, callOut } from './callOut.ts';

const open = { privateHooks: false };

test.each([
  'http://93.184.216.34/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://192.0.2.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://[::93.184.216.34]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::169.254.169.254]/',
  'https://[64:ff9b:1::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:5db8:d822::1]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[100::1]/',
  'https://[fec0::1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://user:secret@93.184.216.34/',
  'file:///etc/passwd',
  'nonsense',
])('the server calls no %s for a player', async url => {
  expect(await checked(url, open)).toBeUndefined();
});

test.each([
  'https://93.184.216.34/hook',
  'https://[2606:4700::6810:84e5]/hook',
  'https://[::ffff:93.184.216.34]/',
  'https://[64:ff9b::93.184.216.34]/',
])('it calls %s', async url => {
  expect(await checked(url, open)).toBeDefined();
});

test('it calls addresses of its own network only where that is allowed', async () => {
  expect(await checked('http://127.0.0.1:9/hook', { privateHooks: true })).toBeDefined();
  expect(isOutside('fe80::1%eth0')).toBe(false);
  expect(isOutside('93.184.216.34.example')).toBe(false);
});

test('one address within is enough to refuse a name', async () => {
  const lookup = () =>
    Promise.resolve([
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ]);
  expect(await checked('https://hook.example/', { ...open, lookup })).toBeUndefined();
});

test('a name is looked up once: the address that was checked is the one that is called', async () => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.headers.host} ${request.url}`);
    if (request.url === '/away') response.writeHead(302, { location: 'http://127.0.0.1:1/' });
    else if (request.url === '/flood') response.write(Buffer.alloc(1024 * 1024));
    else if (request.url !== '/fine') response.statusCode = 410;
    response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let lookups = 0;
  // A name that means this machine now, and a dead one from the second question on.
  const lookup = () => Promise.resolve([{ address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.99', family: 4 }]);
  const call = (path: string) => {
    lookups = 0;
    return callOut(`http://hook.example:${port}${path}`, Buffer.from('{}'), {}, { privateHooks: true, lookup });
  };
  await call('/fine');
  expect(heard).toEqual([`POST hook.example:${port} /fine`]);
  expect(lookups).toBe(1);
  await call('/flood');
  await expect(call('/away')).rejects.toEqual(new CallFailed('status', 302));
  await expect(call('/gone')).rejects.toEqual(new CallFailed('status', 410));
  expect(heard).toHaveLength(4);
  server.close();
  await expect(callOut('http://127.0.0.1:1/', Buffer.from(''), {}, { privateHooks: true })).rejects.toEqual(
    new CallFailed('unreachable'),
  );
  await expect(callOut('https://[::127.0.0.1]/', Buffer.from(''), {}, open)).rejects.toEqual(new CallFailed('address'));
});
