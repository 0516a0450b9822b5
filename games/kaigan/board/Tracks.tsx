import { at, classes } from '@hanga/web/table/box.ts';
import { memoOf } from '@hanga/web/table/memo.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { map, numbersUnder, type TrackName, tracks } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { type Reads, useBoard } from './context.ts';
import { discOn, laneOf } from './lanes.ts';
import { pieceOf } from './pieces.ts';

const reads: Reads = ({ view, table, regions, told, who }) => [
  view.rules,
  view.players.map(player => player.tracks),
  table.seats.map((_, seat) => who(seat)),
  regions.tracks,
  regions.isRoomy,
  told,
];

/** Artistic, Government and Travel, one under the other, with everybody's discs. */
export const Tracks = memoOf(reads, () => {
  const { regions, words } = useBoard();
  return (
    <section class="tracks" style={at(regions.tracks)} aria-label={words.tracks}>
      <h2 class="unseen">{words.tracks}</h2>
      {tracks.map(track => (
        <Lane key={track} track={track} />
      ))}
    </section>
  );
});

function Lane({ track }: { readonly track: TrackName }) {
  const { view, text, words, isLit, regions } = useBoard();
  const numbers = track === 'travel' ? undefined : numbersUnder(view.rules)[track];
  const lane = laneOf(regions, track, view.rules);
  const { head, step, spaces } = lane;
  const piece = pieceOf.track(track);
  return (
    <section
      class={classes('lane', track, isLit(piece) && 'lit')}
      aria-label={text.track[track]}
      title={labelled(text.track[track], words.trackHint[track])}
      data-piece={piece}
    >
      <span class="head" style={`width:${head}px`}>
        <Sign name={track} />
      </span>
      <ol class="spaces" aria-hidden="true">
        {Array.from({ length: spaces }, (_, space) => (
          <li key={space} style={`left:${head + space * step}px;width:${step}px`}>
            {numbers?.[space]}
          </li>
        ))}
      </ol>
      {regions.isRoomy && track === 'government' && (
        <span class="note" style={`left:${head + spaces * step + 6}px`} aria-hidden="true">
          {words.resets}
        </span>
      )}
      <ul class="discs">
        {view.players.map((_, seat) => (
          <Disc key={seat} seat={seat} track={track} lane={lane} />
        ))}
      </ul>
    </section>
  );
}

interface DiscProps {
  readonly seat: number;
  readonly track: TrackName;
  readonly lane: ReturnType<typeof laneOf>;
}

function Disc({ seat, track, lane }: DiscProps) {
  const { view, who, words, colorOf, isLit } = useBoard();
  const { space, beyond, x } = discOn(lane, view, track, seat);
  const worth = track === 'travel' ? undefined : map.numberAt(view.rules, track, space);
  const label = `${words.trackSpace(who(seat), space, worth)}${beyond > 0 ? `, ${words.beyond(beyond)}` : ''}`;
  const piece = pieceOf.disc(track, seat);
  return (
    <li class={classes('disc', isLit(piece) && 'lit')} style={`left:${x}px`} title={label} data-piece={piece}>
      <Sign name={`disc-${colorOf(seat)}`} />
      {beyond > 0 && (
        <span class="beyond" aria-hidden="true">
          +{beyond}
        </span>
      )}
      <span class="unseen">{label}</span>
    </li>
  );
}
