import type { Box } from '@hanga/web/table/box.ts';
import { numbersUnder, type TrackName, tracks, type View } from '../rules/index.ts';
import type { Regions } from './regions.ts';

/** The Travel track has no numbers; as many spaces are drawn as the longest of the others has. */
const longest = (rules: number): number =>
  Math.max(...Object.values(numbersUnder(rules)).map(numbers => numbers.length));

const gap = 4;
const border = 1;

/** One track: a lane with a sign at its head and spaces of one width. */
export interface Lane {
  readonly box: Box;
  readonly head: number;
  readonly step: number;
  readonly spaces: number;
}

/** `rules`: those that the game is played under. */
export function laneOf({ tracks: box, isRoomy }: Regions, track: TrackName, rules: number): Lane {
  const travelSpaces = longest(rules);
  const head = isRoomy ? 40 : 26;
  const h = (box.h - (tracks.length - 1) * gap) / tracks.length;
  return {
    box: { ...box, y: box.y + tracks.indexOf(track) * (h + gap), h },
    head,
    step: (box.w - head - 8) / travelSpaces,
    spaces: track === 'travel' ? travelSpaces : numbersUnder(rules)[track].length,
  };
}

/** Where a disc stands: on which space, how many spaces beyond the last one, and how far along its lane. */
export interface Standing {
  readonly space: number;
  readonly beyond: number;
  readonly x: number;
}

/** Discs that share a space stand side by side, seat after seat. */
export function discOn({ head, step, spaces }: Lane, view: View, track: TrackName, seat: number): Standing {
  const index = tracks.indexOf(track);
  const positions = view.players.map(player => Math.min(player.tracks[index] as number, spaces - 1));
  const real = view.players[seat]?.tracks[index] as number;
  const here = positions[seat] as number;
  const beside = positions.filter(position => position === here).length;
  const order = positions.slice(0, seat).filter(position => position === here).length;
  const spread = Math.min(step * 0.27, (step * 0.56) / Math.max(1, beside - 1));
  return {
    space: real,
    beyond: real - here,
    x: head + (here + 0.5) * step + (order - (beside - 1) / 2) * spread,
  };
}

/** How large a disc is drawn, and how far its corner lies from where it stands. */
const discs = { roomy: { size: 24, corner: 13 }, small: { size: 19, corner: 10 } } as const;

export function discBox({ isRoomy }: Regions, { box }: Lane, { x }: Standing): Box {
  const { size, corner } = discs[isRoomy ? 'roomy' : 'small'];
  return { x: box.x + border + x - corner, y: box.y + box.h / 2 - corner, w: size, h: size };
}
