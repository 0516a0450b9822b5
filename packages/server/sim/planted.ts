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
    file: 'server/src/table/seats.ts',
    edits: [
      {
        find: "      if (seat?.kind !== 'person' || (seat.satAt ?? 0) !== satAt) return 'badCode';",
        replace: "      if (seat?.kind !== 'person') return 'badCode';",
      },
      {
        find: '      const seat = seats.find(candidate => isHeldBy(candidate, owner));',
        replace: "      const seat = seats.find(candidate => candidate.kind === 'person');",
      },
    ],
  },
  {
    name: 'eight devices push out who sat down',
    file: 'server/src/table/seats.ts',
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
    file: 'server/src/table/commands.ts',
    edits: [
      { find: "  if (seat.standIn === undefined) return refuse('notAway');\n", replace: '' },
      { find: '  if ((meta.backFor?.[number] ?? -1) >= furthest) return changed(table, { seats });\n', replace: '' },
    ],
  },
  {
    name: 'leaving and coming back stops the clock',
    file: 'server/src/table/commands.ts',
    edits: [
      { find: '  if ((meta.backFor?.[number] ?? -1) >= furthest) return changed(table, { seats });\n', replace: '' },
    ],
  },
  {
    name: 'taking back what the stand-in did gives another moment to look around',
    file: 'server/src/table/seats.ts',
    edits: [{ find: 'const furthest = play?.furthest ?? 0;', replace: 'const furthest = play?.seq ?? 0;' }],
  },
  {
    name: 'a move is made and taken back for ever',
    file: 'table/src/playedTable.ts',
    edits: [{ find: 'undos >= undoLimit', replace: 'false' }],
  },
  {
    name: 'a state that came while history was awaited is overwritten by an older one',
    file: 'protocol/src/client/feed.ts',
    edits: [
      {
        find: '    this.#isReading = true;\n',
        replace: '    this.#isReading = true;\n    const older = this.#newest;\n',
      },
      {
        find: '        this.#log = [...log, ...this.#log];\n',
        replace: '        this.#log = [...log, ...this.#log];\n        this.#newest = older;\n',
      },
    ],
  },
  {
    name: 'what was taken back is made again after something else has happened',
    file: 'table/src/playedTable.ts',
    edits: [
      {
        find: 'events: [...table.events, played.events], undone: [] }',
        replace: 'events: [...table.events, played.events] }',
      },
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
    file: 'server/src/table/moves.ts',
    edits: [
      {
        find: '    const appended = await store.log.append({\n',
        replace:
          '    this.#memory.audience.tellState(table, after, before.seq, [{ seq: after.seq, kind, seat, at: now, events }]);\n    const appended = await store.log.append({\n',
      },
    ],
  },
  {
    name: 'the server ignores a part',
    file: 'server/src/table/shuffle.ts',
    edits: [
      {
        find: 'shuffle.parts.map(({ part }) => part),',
        replace: 'shuffle.parts.map(({ part, by }, seat) => (by === "player" && seat > 0 ? "0".repeat(64) : part)),',
      },
    ],
  },
  {
    name: 'the game begins before everybody has revealed',
    file: 'server/src/table/shuffle.ts',
    edits: [
      { find: "other.kind === 'open' || isUnrevealed(other)) ? shown", replace: "other.kind === 'open') ? shown" },
    ],
  },
  {
    name: 'a try that came to nothing is made again with the same part of the server',
    file: 'server/src/table/shuffle.ts',
    edits: [
      {
        find: 'newShuffle(table.id, newPart(), before.round',
        replace: 'newShuffle(table.id, before.secret, before.round',
      },
    ],
  },
  {
    name: 'a part is told before all are there',
    file: 'server/src/table/shuffle.ts',
    edits: [{ find: "...(phase === 'dealt' && isRevealed && { part })", replace: '...(isRevealed && { part })' }],
  },
  {
    name: 'parts that nobody reveals are awaited for ever',
    file: 'server/src/table/runner.ts',
    edits: [{ find: '    if (isStarting(table)) this.#actions.shuffleDue();\n', replace: '' }],
  },
  {
    name: 'the server’s part is told at the start',
    file: 'server/src/table/shuffle.ts',
    edits: [
      { find: "status !== 'open' && status !== 'running' && { secret }", replace: "status !== 'open' && { secret }" },
    ],
  },
];
