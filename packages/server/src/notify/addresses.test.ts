import { expect, test } from 'vitest';
import { mayCall } from './addresses.ts';

test.each([
  'http://93.184.216.34/',
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://localhost/',
  'https://user:secret@93.184.216.34/',
  'file:///etc/passwd',
  'nonsense',
])('the server calls no %s for a player', async url => {
  expect(await mayCall(url, false)).toBe(false);
});

test('it calls addresses of the internet, and those of its own network only where that is allowed', async () => {
  expect(await mayCall('https://93.184.216.34/hook', false)).toBe(true);
  expect(await mayCall('http://127.0.0.1:9/hook', true)).toBe(true);
});
