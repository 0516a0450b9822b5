import { map, type TrackName, trackNumbers, tracks } from '@hanga/kaigan';
import { at, classes } from '../table/box.ts';
import { Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { pieceOf } from './pieces.ts';

/** The Travel track has no numbers; as many spaces are drawn as the longest of the others has. */
const travelSpaces = Math.max(...Object.values(trackNumbers).map(numbers => numbers.length));
const spacesOf = (track: TrackName): number => (track === 'travel' ? travelSpaces : trackNumbers[track].length);

/** Artistic, Government and Travel, one under the other, with everybody's discs. */
export function Tracks() {
  const { regions, words } = useDesk();
  return (
    <section class="tracks" style={at(regions.tracks)}>
      <h2 class="unseen">{words.tracks}</h2>
      {tracks.map((track, index) => (
        <Lane key={track} track={track} index={index} />
      ))}
    </section>
  );
}

function Lane({ track, index }: { readonly track: TrackName; readonly index: number }) {
  const { view, text, words, isLit, regions } = useDesk();
  const spaces = spacesOf(track);
  const head = regions.shape === 'wide' ? 40 : 26;
  const step = (regions.tracks.w - head - 8) / travelSpaces;
  const piece = pieceOf.track(track);
  return (
    <section
      class={classes('lane', track, isLit(piece) && 'lit')}
      aria-label={text.track[track]}
      title={`${text.track[track]}: ${words.trackHint[track]}`}
      data-piece={piece}
    >
      <span class="head" style={`width:${head}px`}>
        <Sign name={track} />
      </span>
      <ol class="spaces" aria-hidden="true">
        {Array.from({ length: spaces }, (_, space) => (
          <li key={space} style={`left:${head + space * step}px;width:${step}px`}>
            {track === 'travel' ? '' : trackNumbers[track][space]}
          </li>
        ))}
      </ol>
      {regions.shape === 'wide' && track === 'government' && (
        <span class="note" style={`left:${head + spaces * step + 6}px`} aria-hidden="true">
          {words.resets}
        </span>
      )}
      <ul class="discs">
        {view.players.map((_, seat) => (
          <Disc key={seat} seat={seat} track={track} index={index} head={head} step={step} spaces={spaces} />
        ))}
      </ul>
    </section>
  );
}

interface DiscProps {
  readonly seat: number;
  readonly track: TrackName;
  readonly index: number;
  readonly head: number;
  readonly step: number;
  readonly spaces: number;
}

/** Discs that share a space stand side by side, seat after seat. */
function Disc({ seat, track, index, head, step, spaces }: DiscProps) {
  const { view, who, words, colorOf, isLit } = useDesk();
  const positions = view.players.map(player => Math.min(player.tracks[index] as number, spaces - 1));
  const real = view.players[seat]?.tracks[index] as number;
  const here = positions[seat] as number;
  const beside = positions.filter(position => position === here).length;
  const order = positions.slice(0, seat).filter(position => position === here).length;
  const beyond = real - here;
  const worth = track === 'travel' ? undefined : map.numberAt(track, real);
  const label = `${words.trackSpace(who(seat), real, worth)}${beyond > 0 ? `, ${words.beyond(beyond)}` : ''}`;
  const piece = pieceOf.disc(track, seat);
  const spread = Math.min(step * 0.27, (step * 0.56) / Math.max(1, beside - 1));
  const x = head + (here + 0.5) * step + (order - (beside - 1) / 2) * spread;
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
