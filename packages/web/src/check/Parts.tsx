import type { Shuffle } from '@hanga/kernel';
import type { seatsOf } from '../newGame.ts';
import type { ShuffleCheck } from './checkShuffle.ts';
import { checkWords } from './text/index.ts';

type Seats = ReturnType<typeof seatsOf>;

/** What was found of a shuffle's parts, as items of a list. */
export function PartsFound({ check, seats }: { readonly check: ShuffleCheck; readonly seats: Seats }) {
  const t = checkWords().parts;
  const { parts } = check;
  if (!parts) return <li class="half">{t.none}</li>;
  const { shuffle, flaw, own } = parts;
  const nameOf = (seat: number): string => seats[seat]?.name ?? `${seat + 1}`;
  const brought = shuffle.parts.flatMap((part, seat) => (part.by === 'player' ? [nameOf(seat)] : []));
  const isOwnBad = own === 'missing' || own === 'otherList' || own === 'otherServer';
  return (
    <>
      {flaw ? (
        <li class="bad">
          {flaw.kind === 'player' || flaw.kind === 'seat' ? t.flaw[flaw.kind](nameOf(flaw.seat)) : t.flaw[flaw.kind]}
        </li>
      ) : (
        <li class={brought.length > 0 ? 'good' : 'half'}>
          {brought.length > 0 ? t.hold(brought.join(', ')) : t.serverAlone}
        </li>
      )}
      <li class={own === 'in' ? 'good' : isOwnBad ? 'bad' : 'half'}>{t.own[own]}</li>
      {shuffle.abandoned.map(({ round, seats: late }) => (
        <li key={round} class="half">
          {t.abandoned(round, late.map(nameOf).join(', '))}
        </li>
      ))}
    </>
  );
}

/** The parts themselves, for who would compute the seed by hand. */
export function PartsTable({ shuffle, seats }: { readonly shuffle: Shuffle; readonly seats: Seats }) {
  const t = checkWords().parts;
  return (
    <details class="shuffle-parts">
      <summary>{t.title(shuffle.round)}</summary>
      <dl class="fairness">
        <dt>{t.server}</dt>
        <dd>{shuffle.server.part}</dd>
        <dt>{t.committed(t.server)}</dt>
        <dd>{shuffle.server.commitment}</dd>
        {shuffle.parts.map((part, seat) => {
          const name = seats[seat]?.name ?? `${seat + 1}`;
          return part.by === 'player' ? (
            <>
              <dt>{t.player(name)}</dt>
              <dd>{part.part}</dd>
              <dt>{t.committed(name)}</dt>
              <dd>{part.commitment}</dd>
            </>
          ) : (
            <>
              <dt>{t.made[part.why](name)}</dt>
              <dd>{part.part}</dd>
            </>
          );
        })}
      </dl>
    </details>
  );
}
