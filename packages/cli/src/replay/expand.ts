import { commitmentTo, type GameTypes, type Move, replay } from '@hanga/kernel';
import { type RecordSource, say } from './recordSource.ts';

/**
 * A game told in full, one JSON object a line, for readers that know nothing of our code. `docs/RECORDS.md` specifies
 * each field.
 */
export function expand<T extends GameTypes>({ front, record, guarded }: RecordSource<T>): void {
  const { game } = front;
  const line = (value: object): void => say(JSON.stringify(value));
  const { hanga, rules, seats, seed, players } = record;
  guarded(() => {
    const lines: object[] = [];
    const match = replay(game, record, (before, after, events) => {
      const { seat, action } = after.moves.at(-1) as Move<T>;
      lines.push({
        kind: 'move',
        move: after.moves.length,
        seat,
        state: before.state,
        legal: game.legal(before.state, seat),
        action,
        events,
        reveals: after.past.length === 0,
      });
    });
    line({
      kind: 'game',
      hanga,
      game: record.game,
      rules,
      options: match.options,
      seats,
      ...(players && { players }),
      seed,
      commitment: commitmentTo(seed),
      ...(front.components && { components: front.components(match.options, match.state.rules) }),
    });
    lines.forEach(line);
    const outcome = game.outcome(match.state);
    line({ kind: 'end', moves: match.moves.length, state: match.state, ...(outcome && { outcome }) });
  });
}
