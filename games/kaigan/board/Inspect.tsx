import type { Inspector } from '@hanga/web/games/front.ts';
import type { JSX } from 'preact';
import { board, type Kaigan, type TrackName, tracks } from '../rules/index.ts';
import { scoredTiles } from './history.ts';
import { InspectPlayer, InspectQuadrant, InspectTrack } from './inspect/InspectPlayer.tsx';
import { InspectCard, InspectRow, InspectSpace } from './inspect/InspectRow.tsx';
import { InspectColumn, InspectTile } from './inspect/InspectTile.tsx';
import { capital, type Seen, seenOf } from './inspect/seen.ts';
import './inspect/inspect.css';

const isTrack = (name: string): name is TrackName => tracks.some(track => track === name);

/** A piece looked at closely, by its name among the pieces. */
function contentOf(seen: Seen, piece: string): JSX.Element | undefined {
  const [kind = '', first = '', second = ''] = piece.split('-');
  const { view } = seen;
  const number = Number(first);
  switch (kind) {
    case 'place':
    case 'neutral':
      return <InspectTile seen={seen} place={number} />;
    case 'surveyor':
    case 'marker':
      return <InspectTile seen={seen} place={Number(second)} />;
    case 'tile': {
      const place = view.tiles.indexOf(number);
      if (place >= 0) return <InspectTile seen={seen} place={place} />;
      return scoredTiles(view).includes(number) ? (
        <>
          <h3>{capital(seen.text.tile(number))}</h3>
          <p>{seen.words.mapped}</p>
        </>
      ) : undefined;
    }
    case 'column':
      return <InspectColumn seen={seen} column={number} />;
    case 'card':
      return <InspectCard seen={seen} owner={number} card={Number(second)} />;
    case 'space':
      return board.printedOn(view, number) === 'takeQuadrant' ? (
        <InspectQuadrant seen={seen} />
      ) : (
        <InspectSpace seen={seen} space={number} />
      );
    case 'row':
    case 'claim':
      return <InspectRow seen={seen} row={number} />;
    case 'plate':
    case 'purse':
    case 'score':
    case 'supply':
      return <InspectPlayer seen={seen} seat={number} />;
    case 'track':
    case 'disc':
      return isTrack(first) ? <InspectTrack seen={seen} track={first} /> : undefined;
    case 'quadrant':
      return <InspectQuadrant seen={seen} />;
    default:
      return undefined;
  }
}

export const inspector: Inspector<Kaigan> = {
  Inspect({ table, piece, language }) {
    const content = contentOf(seenOf(table, language), piece);
    return content ? <div class="kaigan-inspect">{content}</div> : null;
  },
};
