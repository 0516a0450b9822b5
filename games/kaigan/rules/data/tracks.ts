import type { Editions } from '@hanga/kernel';

export const tracks = ['artistic', 'government', 'travel'] as const;
export type TrackName = (typeof tracks)[number];

/** The Travel track has no numbers: only the order counts. */
export type NumberedTrack = Exclude<TrackName, 'travel'>;
export type TrackNumbers = Readonly<Record<NumberedTrack, readonly number[]>>;

/**
 * The numbers along the tracks by rules number, from the leftmost space on; the last one goes on holding past its end
 * (G49).
 *
 * **Reconstructed**: no source gives the printed numbers. They begin as the rulebook's examples show (1, 2 and 3 on the
 * Artistic track, 3, 5 and 7 on the Government track) and were chosen so that mapping, not a single track, decides
 * games between equal bots; `NOTES.md` has the measurements. To correct them, add a table with a new number below and
 * leave the earlier ones as they are: games that were played with them still are.
 */
export const trackNumbers: Editions<TrackNumbers> = {
  1: {
    artistic: [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 7, 8],
    government: [0, 3, 5, 7, 9, 11, 13, 15, 17],
  },
};
