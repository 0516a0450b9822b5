import { describe, expect, test } from 'vitest';
import { paintFor } from './paint.ts';
import { cut, flow, padded, printable, widthOf, wrapped } from './width.ts';

const paint = paintFor({}, { FORCE_COLOR: '1' });

describe('widths on a terminal', () => {
  test('pictures take two cells, accents and colours none of their own', () => {
    expect(widthOf('🌸⚡⛄🟩')).toBe(8);
    expect(widthOf('été ●│')).toBe(6);
    expect(widthOf('e\u0301')).toBe(1);
    expect(widthOf(paint('red', 'ab'))).toBe(2);
    expect(padded(paint('red', '🌊'), 4)).toBe(`${paint('red', '🌊')}  `);
  });

  test('what is too long is cut or wrapped, never broken inside a picture', () => {
    expect(cut('🌸🌸🌸', 5)).toBe('🌸🌸…');
    expect(cut('short', 5)).toBe('short');
    expect(flow('a: ', ['one', 'two', 'three'], 10)).toEqual(['a: one two', '   three']);
    expect(wrapped('', 'a-word-longer-than-the-line x', 5)).toEqual(['a-word-longer-than-the-line', 'x']);
  });

  test('a name from a file cannot drive the terminal', () => {
    expect(printable('\u001b[2JA\u0007i\u202eko')).toBe('[2JAiko');
  });
});

describe('colours', () => {
  test('only on terminals that can and where nobody minds', () => {
    const isColored = (stream: object, env: object): boolean => paintFor(stream, env)('red', 'x') !== 'x';
    expect(isColored({ isTTY: true }, { TERM: 'xterm' })).toBe(true);
    expect(isColored({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
    expect(isColored({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
    expect(isColored({}, {})).toBe(false);
    expect(isColored({}, { FORCE_COLOR: '0' })).toBe(false);
  });
});
