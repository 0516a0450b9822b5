/** A fault that was repaired, as a change of source that brings it back. `find` has to be there, once. */
export interface Planted {
  readonly name: string;
  readonly file: string;
  readonly edits: readonly { readonly find: string; readonly replace: string }[];
}

/** Each of them has to be found by the simulation: that is how we know that it looks where it should. */
export const planted: readonly Planted[] = [
  {
    name: 'a code opens the seat for whoever sits there now',
    file: 'server/src/table/actor.ts',
    edits: [
      {
        find: "      if (seat?.kind !== 'person' || (seat.satAt ?? 0) !== satAt) return 'badCode';",
        replace: "      if (seat?.kind !== 'person') return 'badCode';",
      },
      {
        find: '      const number = seats.findIndex(seat => isHeldBy(seat, owner));',
        replace: "      const number = Math.max(0, seats.findIndex(seat => seat.kind === 'person'));",
      },
    ],
  },
  {
    name: 'eight devices push out who sat down',
    file: 'server/src/table/actor.ts',
    edits: [
      {
        find: '      const holders = [first, ...[...others, player].slice(-MOST_DEVICES)];',
        replace: '      const holders = [first, ...others, player].slice(-1);',
      },
    ],
  },
  {
    name: 'what a table cannot do is dropped without an answer',
    file: 'server/src/table/queue.ts',
    edits: [
      { find: '        task.failed?.(error);', replace: '' },
      { find: 'waiting.failed?.(error);', replace: 'void waiting;' },
    ],
  },
  {
    name: 'whoever was never away comes back, and the clock begins anew',
    file: 'server/src/table/deeds.ts',
    edits: [
      { find: "  if (seat.standIn === undefined) return refuse('notAway');\n", replace: '' },
      { find: '  if ((meta.backFor?.[number] ?? -1) >= prompt) return changed(table, { seats });\n', replace: '' },
    ],
  },
  {
    name: 'leaving and coming back stops the clock',
    file: 'server/src/table/deeds.ts',
    edits: [
      { find: '  if ((meta.backFor?.[number] ?? -1) >= prompt) return changed(table, { seats });\n', replace: '' },
    ],
  },
  {
    name: 'a move is made and taken back for ever',
    file: 'server/src/table/play.ts',
    edits: [{ find: 'current.undos >= limits.undos', replace: 'false' }],
  },
  {
    name: 'a state that came while history was awaited is overwritten by an older one',
    file: 'protocol/src/client/feed.ts',
    edits: [
      {
        find: '    this.#reading = reading;\n',
        replace: '    this.#reading = reading;\n    const older = this.#newest;\n',
      },
      { find: '        this.#add(page);\n', replace: '        this.#add(page);\n        this.#newest = older;\n' },
    ],
  },
  {
    name: 'other nodes hear of a change before it is committed, or never',
    file: 'server/src/storage/tables.ts',
    edits: [
      { find: '      await this.#engine.sayWith(tx, `rev $' + '{table.id} $' + '{table.rev + 1}`);\n', replace: '' },
    ],
  },
  {
    name: 'a move is told before it is stored',
    file: 'server/src/table/actor.ts',
    edits: [
      {
        find: '    const appended = await this.#house.store.log.append({\n',
        replace:
          '    this.#audience.tellState(this.#table, after, before.seq, [entry]);\n    const appended = await this.#house.store.log.append({\n',
      },
    ],
  },
];
