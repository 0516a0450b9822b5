import { expect, test } from 'vitest';
import { svgFile, toSvg } from './toSvg.ts';
import { moved, node, scaled, turned } from './tree.ts';

test('elements, what is said of them, and what lies within them', () => {
  expect(
    toSvg([
      node('g', { fill: 'none', transform: [moved(1, -2), scaled(0.5), turned(90, 1, 2)] }, [
        [],
        [node('path', { d: 'M0 0h2', stroke: { url: 'k-ink' }, 'stroke-dasharray': [3, 1.5] })],
        node('rect', { rx: 1, y: 2, fill: { page: 'line-soft' } }),
      ]),
      node('use', { href: '#k-a' }),
    ]),
  ).toBe(
    '<g fill="none" transform="translate(1 -2) scale(0.5 0.5) rotate(90 1 2)"><path d="M0 0h2" stroke="url(#k-ink)" stroke-dasharray="3 1.5"/><rect rx="1" y="2" fill="var(--line-soft)"/></g><use href="#k-a"/>',
  );
});

test('words are written as words', () => {
  const said = { 'text-anchor': 'middle', 'font-family': 'serif', 'font-weight': 700, 'font-size': 16 } as const;
  expect(toSvg(node('text', said, 'a < b & c'))).toMatch(/>a &lt; b &amp; c<\/text>$/);
});

test('a file brings along what its drawing refers to', () => {
  const file = svgFile(20, 10, node('symbol', { id: 'a', viewBox: [0, 0, 2, 1] }), node('use', { href: '#a' }));
  expect(file).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="20" height="10"><defs><symbol id="a" viewBox="0 0 2 1"/></defs><use href="#a"/></svg>',
  );
});
