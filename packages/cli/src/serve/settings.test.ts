import { describe, expect, test } from 'vitest';
import { messagesIn } from '../text/index.ts';
import { proxiesIn, publicUrlIn, smtpIn } from './settings.ts';

const { en } = messagesIn;

describe('--public-url', () => {
  test.each([
    ['https://hanga.example', 'https://hanga.example'],
    ['https://hanga.example/', 'https://hanga.example'],
    ['http://192.168.1.5:4100', 'http://192.168.1.5:4100'],
    ['http://[::1]:4100/', 'http://[::1]:4100'],
    ['https://HANGA.example:443', 'https://hanga.example'],
  ])('%s is taken', (given, taken) => expect(publicUrlIn(given, en)).toBe(taken));

  test.each([
    'ftp://hanga.example',
    'hanga.example',
    'https://',
    'https://hanga.example/games',
    'https://hanga.example/?x=1',
    'https://hanga.example/?',
    'https://hanga.example/#top',
    'https://hanga.example/#',
    'https://user:password@hanga.example',
    'https://@hanga.example',
    'javascript:alert(1)',
    '',
  ])('"%s" is refused', given => expect(() => publicUrlIn(given, en)).toThrow('--public-url must be like'));
});

describe('--trust-proxy', () => {
  test.each([
    [undefined, false],
    [true, 1],
    ['1', 1],
    ['20', 20],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ] as const)('%s is taken', (given, taken) => expect(proxiesIn(given, en)).toEqual(taken));

  test.each([
    '0',
    '21',
    '-1',
    '1.5',
    'yes',
    'true',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.1,',
    '10.0.0.1,proxy',
    '::1/0',
    '',
  ])('"%s" is refused', given => expect(() => proxiesIn(given, en)).toThrow('--trust-proxy takes the number'));
});

describe('HANGA_SMTP', () => {
  test.each(['smtp://localhost', 'smtps://user:pass%20word@mail.example:465'])('%s is taken', given =>
    expect(smtpIn(given, en)).toBe(given),
  );

  test.each(['localhost', 'http://mail.example', 'smtp:', 'smtp://me:hush@', 'smtp://me:hush@mail:port'])(
    '%s is refused, and not quoted',
    given => {
      expect(() => smtpIn(given, en)).toThrow('HANGA_SMTP must be like');
      expect(() => smtpIn(given, en)).not.toThrow('hush');
    },
  );
});
