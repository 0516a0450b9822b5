import { createHash } from 'node:crypto';
import type { TableInfo } from '@hanga/protocol';
import type { StoredSeat, StoredTable } from '../src/table/meta.ts';
import { Violation } from './scheduler.ts';

/** By another hand than the server's. */
const sha = (...lines: (string | number)[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

const commitmentOf = (seat: StoredSeat | undefined): string | undefined =>
  seat?.kind === 'person' ? seat.commitment : undefined;

/** Knows which parts browsers have drawn, and checks that every seed is made of all that were committed to. */
export class ShuffleWatch {
  /** By commitment: the part, as the browser that drew it knows it. */
  readonly #parts = new Map<string, string>();
  /** The server's own parts, each of which is good once. */
  readonly #secrets = new Map<string, string>();

  knowPart(commitment: string, part: string): void {
    this.#parts.set(commitment, part);
  }

  onTable(before: StoredTable | undefined, table: StoredTable): void {
    const { id, meta, status } = table;
    const { shuffle } = meta;
    if (!shuffle) return;
    const { round, secret, server } = shuffle;
    if (sha('hanga shuffle 1 server', sha('hanga shuffle 1 table', id), round, secret) !== server)
      throw new Violation(`the server cannot keep its word in round ${round} of ${id}`);
    const known = this.#secrets.get(secret) ?? `${id} ${round}`;
    if (known !== `${id} ${round}`) throw new Violation(`the server used the same part in ${known} and ${id} ${round}`);
    this.#secrets.set(secret, known);
    const old = before?.meta.shuffle;
    const isSameRound = old?.round === round;
    if (isSameRound && old.secret !== secret) throw new Violation(`the server's part of ${id} changed within a round`);
    if (isSameRound && old.phase === 'reveal') this.#checkFixed(before as StoredTable, table);
    if (status === 'running' && before?.status === 'open') this.#checkSeed(table);
  }

  /** From the moment that parts are shown on, everybody's commitment is what it was, and so is everybody's seat. */
  #checkFixed({ meta: before }: StoredTable, { id, meta, status }: StoredTable): void {
    // A person who deletes everything about themselves leaves a free seat; then the round comes to nothing.
    const isGone = status === 'open' && meta.seats.some(({ kind }) => kind === 'open');
    if (isGone || status === 'closed') return;
    const lists = [before, meta].map(({ seats }) => JSON.stringify(seats.map(commitmentOf)));
    if (lists[0] !== lists[1]) throw new Violation(`the commitments of ${id} changed after they were fixed`);
  }

  #checkSeed({ id, meta, seed }: StoredTable): void {
    const { shuffle } = meta;
    if (shuffle?.phase !== 'dealt') throw new Violation(`${id} began without a shuffle`);
    const parts = meta.seats.map((seat, number) => {
      const commitment = commitmentOf(seat);
      if (commitment === undefined) return sha('hanga shuffle 1 seat', shuffle.secret, number);
      const part = this.#parts.get(commitment);
      if (part === undefined) throw new Violation(`nobody ever committed to what is in seat ${number} of ${id}`);
      if (seat.kind !== 'person' || seat.part !== part)
        throw new Violation(`${id} began without the part of seat ${number}`);
      return part;
    });
    if (sha('hanga shuffle 1 seed', shuffle.server, shuffle.secret, ...parts) !== seed)
      throw new Violation(`the seed of ${id} is not made of everybody's part`);
  }

  /** No part is told before all are there, nor the server's before the end. */
  onTold({ id, shuffle }: TableInfo, latest: StoredTable | undefined): void {
    if (!shuffle || !latest) return;
    if (shuffle.secret !== undefined && latest.status !== 'finished' && latest.status !== 'ended')
      throw new Violation(`the server's part of ${id} was told before the end`);
    if (shuffle.phase !== 'dealt' && shuffle.parts.some(part => part.by === 'player' && part.part !== undefined))
      throw new Violation(`a part of ${id} was told before all were there`);
  }
}
