import { fill } from '../brush.ts';
import { liveries, mon, type Seat } from '../pieces.ts';
import { ink } from '../tokens.ts';
import { inked, shallows } from './land.ts';
import { rose, sea, ship } from './sea.ts';
import { sheetOf, sheets } from './sheets.ts';

/** A sheet that the players have finished, and the liveries of those who helped. */
export interface Seal {
  readonly tile: number;
  readonly colors: readonly number[];
}

export const finishedSize = { width: 1200, height: 640 } as const;
const edge = 46;

/** Silk around the paper, with a thread of gold. */
const mount = (): string =>
  `<rect width="1200" height="640" fill="#3a4a5e"/><rect width="1200" height="640" fill="url(#g-waves)"/><rect x="${edge - 10}" y="${edge - 10}" width="${1220 - 2 * edge}" height="${660 - 2 * edge}" fill="${ink.washi}"/><rect x="${edge - 10}" y="${edge - 10}" width="${1220 - 2 * edge}" height="${660 - 2 * edge}" fill="none" stroke="#c9a95c" stroke-width="2"/>`;

/** 海岸, the coast, cut in a seal: no font has to be there. */
const title = (x: number, y: number): string => {
  const strokes =
    // 海
    'M-15 -44l5 4M-18 -35l5 4M-17 -20l8 -11M-3 -46l-6 9M-6 -41H14M-3 -35L-6 -19H11L13 -35ZM-8 -27H17M2 -33l2 4M1 -25l2 4M11 -19q0 4 -4 3' +
    // 岸
    'M0 -6V4M-12 -3V4H12V-3M-11 9H13M-11 9Q-11 26 -17 34M-5 15H11M-7 23H13M3 15V36';
  return `<g transform="translate(${x} ${y})">${fill('M-26 -54H26V44H-26Z', ink.vermilion)}<path d="${strokes}" fill="none" stroke="#fbf5e3" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round"/></g>`;
};

const sealOf = ({ tile, colors }: Seal): string => {
  const { x, y, w, h } = sheetOf(tile);
  const isUpper = sheets.indexOf(sheetOf(tile)) % 2 === 0;
  const baseline = isUpper ? y - 4 : y + h + 4;
  return colors
    .map((color, i) => {
      const cx = x + w / 2 + (i - (colors.length - 1) / 2) * 21;
      const { color: livery, deep } = liveries[color as Seat];
      return `<g transform="translate(${Math.round(cx)} ${Math.round(baseline)})"><rect x="-9.5" y="-9.5" width="19" height="19" rx="2.5" fill="${livery}" stroke="${deep}" stroke-width="1.2"/><g transform="scale(.72)">${mon(color as Seat, ink.snow)}</g></g>`;
    })
    .join('');
};

/** The great map, whole, on its mount: every sheet in ink; those of the players with their seals and their edges. */
export function finishedArt(seals: readonly Seal[]): string {
  const w = 1200 - 2 * edge;
  const h = 640 - 2 * edge;
  const unit = w / 1040;
  const edges = seals
    .map(({ tile }) => sheetOf(tile))
    .map(sheet => `M${sheet.x} ${sheet.y}h${sheet.w}v${sheet.h}h${-sheet.w}z`)
    .join('');
  return (
    mount() +
    `<svg x="${edge}" y="${edge}" width="${w}" height="${h}" viewBox="-20 ${Math.round(-h / unit / 2)} 1040 ${Math.round(h / unit)}">` +
    sea() +
    `<rect x="-60" y="-270" width="1120" height="150" fill="url(#g-ichimonji)"/><rect x="-60" y="120" width="1120" height="150" fill="url(#g-ichimonji)" transform="rotate(180 500 195)"/>` +
    shallows() +
    ship(372, -118, 40, -1) +
    ship(716, 182, 44) +
    ship(96, 204, 30, -1) +
    ship(610, -176, 26) +
    rose(900, 158, 74) +
    rose(96, -168, 50) +
    `<path d="${edges}" fill="#fbf5e3" fill-opacity=".18" stroke="#fbf5e3" stroke-opacity=".75" stroke-width="1"/>` +
    inked() +
    seals.map(sealOf).join('') +
    title(214, 186) +
    '</svg>'
  );
}
