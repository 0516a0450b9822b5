import {
  actionCards,
  honorOf,
  map,
  NONE,
  type NumberedTrack,
  scoreLines,
  type TrackName,
  tracks,
} from '../../rules/index.ts';
import { DrawnSign } from '../Art.tsx';
import { Sum } from '../Sum.tsx';
import { capital, type Seen } from './seen.ts';

/** Who sits here: cards in hand, surveyors, purse, and where their honor comes from. */
export function InspectPlayer({ seen, seat }: { readonly seen: Seen; readonly seat: number }) {
  const { view, text, words, who, isCovered } = seen;
  const player = view.players[seat];
  if (!player) return null;
  const held = actionCards.filter((_, card) => player.cards & (1 << card));
  return (
    <>
      <h3>{who(seat)}</h3>
      {held.length === 0 ? (
        <p>{words.emptyHand}</p>
      ) : (
        <>
          <h4>{words.hand}</h4>
          <ul>
            {held.map(name => (
              <li key={name}>
                <span class="sign">
                  <DrawnSign name={name} />
                </span>
                {text.card[name]}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {isCovered(seat) ? words.covered : `${words.purse(player.ryo)}.`}{' '}
        {capital(words.inSupply(map.inSupply(player)))}.
      </p>
      <ul class="lines-of-honor">
        {scoreLines(player).map(line => (
          <li key={line.kind}>
            <span>{text.scoreLine(line)}</span> <b>{line.points}</b>
          </li>
        ))}
        <li>
          <span>{capital(text.terms.honor)}</span> <b>{honorOf(player)}</b>
        </li>
      </ul>
    </>
  );
}

/** A track: how far everybody is, and what that brings. */
export function InspectTrack({ seen, track }: { readonly seen: Seen; readonly track: TrackName }) {
  const { view, text, words, who, colorOf } = seen;
  const index = tracks.indexOf(track);
  const isNumbered = (name: TrackName): name is NumberedTrack => name !== 'travel';
  const order = view.players
    .map((player, seat) => ({ seat, space: player.tracks[index] ?? 0 }))
    .sort((a, b) => b.space - a.space);
  return (
    <>
      <h3>{text.track[track]}</h3>
      <ul>
        {order.map(({ seat, space }) => (
          <li key={seat}>
            <span class="sign">
              <DrawnSign name={`disc-${colorOf(seat)}`} />
            </span>
            <b>{who(seat)}</b>
            <span>
              {words.position(space)}
              {isNumbered(track) && `, ${words.income(map.numberAt(view.rules, track, space))}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function InspectQuadrant({ seen }: { readonly seen: Seen }) {
  const { view, text, words, who } = seen;
  return (
    <>
      <h3>{text.terms.quadrant}</h3>
      <p>
        <Sum sum="" sign="takeQuadrant" />{' '}
        {view.quadrant === NONE ? words.quadrantOnBoard : words.quadrantWith(who(view.quadrant))}
      </p>
      <p>{words.quadrantUse}</p>
    </>
  );
}
