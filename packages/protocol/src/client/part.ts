import { playerCommitment, type Shuffle, tableLabel } from '@hanga/kernel';
import type { Command } from '../schemas.ts';
import type { PartInfo, ShuffleInfo, TableInfo } from '../table.ts';

/** What a browser remembers of its part in one table's shuffle: to reveal it, and to check in the end that it is in it. */
export interface KeptPart {
  /** The server's commitment that this part is bound to. */
  readonly server: string;
  readonly round: number;
  readonly part: string;
  /** All commitments by seat as they were fixed, before this part was shown; `undefined` where the server makes one. */
  readonly fixed?: readonly (string | undefined)[];
}

export interface NextStep {
  readonly keep: KeptPart;
  readonly command: Extract<Command, { kind: 'commit' | 'reveal' }>;
}

export const commitmentIn = (part: PartInfo | undefined): string | undefined =>
  part?.by === 'player' ? part.commitment : undefined;

export const fixedIn = ({ parts }: ShuffleInfo): (string | undefined)[] => parts.map(commitmentIn);

/**
 * What whoever sits at a table does next for its shuffle: commit to a fresh part, or reveal the one that is asked for.
 * `keep` has to be kept before `command` is sent. A part is shown for one list of commitments only, the first that was
 * fixed with it: so nobody can choose theirs by it. `isNew`: this device has only just come to the table.
 */
export function nextStep(
  table: TableInfo,
  kept: KeptPart | undefined,
  newPart: () => string,
  isNew = false,
): NextStep | undefined {
  const { shuffle, you } = table;
  if (!shuffle || you.seat === undefined || table.status !== 'open') return undefined;
  const { server, round, phase } = shuffle;
  const mine = shuffle.parts[you.seat];
  const commitment = kept?.server === server ? playerCommitment(server, kept.part) : undefined;
  if (phase === 'reveal') {
    if (!kept || commitment === undefined || commitmentIn(mine) !== commitment) return undefined;
    if (mine?.by === 'player' && mine.isRevealed) return undefined;
    const fixed = fixedIn(shuffle);
    if (kept.fixed && JSON.stringify(kept.fixed) !== JSON.stringify(fixed)) return undefined;
    return { keep: { ...kept, fixed }, command: { kind: 'reveal', server, part: kept.part } };
  }
  if (phase === 'dealt' || !mine || mine.by === 'nobody' || (mine.by === 'server' && mine.why !== 'none'))
    return undefined;
  // Of several devices of one person, the one that was opened last reveals.
  if (mine.by === 'player' && (!isNew || mine.commitment === commitment)) return undefined;
  const part = commitment === undefined ? newPart() : (kept as KeptPart).part;
  return {
    keep: { server, round, part },
    command: { kind: 'commit', server, commitment: commitment ?? playerCommitment(server, part) },
  };
}

/**
 * What a browser's own memory says of a shuffle that is over. `notMine`: it brought no part. `leftOut`: it did to an
 * earlier try, and the last one went without. The others: the server broke its word.
 */
export type OwnPart = 'in' | 'notMine' | 'leftOut' | 'missing' | 'otherList' | 'otherServer';

/** Whether the shuffle of a record is the one that this browser had its part in. */
export function ownPart(id: string, shuffle: Shuffle, kept: KeptPart | undefined): OwnPart {
  if (!kept) return 'notMine';
  if (kept.round < shuffle.round) return 'leftOut';
  if (shuffle.table !== tableLabel(id) || kept.server !== shuffle.server.commitment) return 'otherServer';
  // Who committed and was never asked to reveal has shown nothing, and is in no list.
  if (!shuffle.parts.some(({ by, part }) => by === 'player' && part === kept.part))
    return kept.fixed ? 'missing' : 'leftOut';
  const list = shuffle.parts.map(part => (part.by === 'player' ? part.commitment : undefined));
  return kept.fixed && JSON.stringify(kept.fixed) !== JSON.stringify(list) ? 'otherList' : 'in';
}
