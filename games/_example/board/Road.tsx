import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { Piece } from '@hanga/web/table/Piece.tsx';
import { Traveller } from '../art/pieces.tsx';
import { Fuji, Ground, Sight } from '../art/places.tsx';
import { Souvenir } from '../art/souvenirs.tsx';
import { type Action, allPlaces, hasInn, isForSale, nameOf, type PlaceId, souvenirOf } from '../rules/index.ts';
import { useBoard } from './context.ts';
import { travellerBox } from './layout.ts';
import { pieceOf } from './pieces.ts';

interface RoadProps {
  /** Where the open cards lead. */
  readonly goals: ReadonlyMap<PlaceId, Action>;
  readonly pointed: PlaceId | undefined;
}

/** The places in their order, and the travellers on them. */
export function Road(props: RoadProps) {
  const { regions, text, view, who, colorOf, isLit } = useBoard();
  const seats = view.players.length;
  return (
    <section>
      <h2 class="unseen">{text.terms.road}</h2>
      <svg class="way" aria-hidden="true">
        <polyline points={regions.places.map(({ x, y, w, h }) => `${x + w / 2},${y + h / 2}`).join(' ')} />
      </svg>
      <svg
        class="free"
        style={at(regions.free)}
        viewBox="0 0 240 90"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Fuji />
      </svg>
      {allPlaces.map(place => (
        <Station key={place} {...props} place={place} />
      ))}
      {view.players.map((player, seat) => {
        const piece = pieceOf.traveller(seat);
        return (
          <div
            key={piece}
            class={classes('traveller', isLit(piece) && 'lit')}
            style={at(travellerBox(regions.places[player.at] as Box, seat, seats))}
            data-piece={piece}
            title={who(seat)}
          >
            <svg viewBox="-16 -20 32 40" aria-hidden="true">
              <Traveller color={colorOf(seat)} number={seat + 1} />
            </svg>
          </div>
        );
      })}
    </section>
  );
}

function Station({ place, goals, pointed }: RoadProps & { readonly place: PlaceId }) {
  const { regions, text, view, who, isLit, act } = useBoard();
  const name = nameOf(place);
  const sells = souvenirOf(place);
  const isSold = sells !== undefined && !isForSale(view, place);
  const here = view.players.flatMap(({ at: where }, seat) => (where === place ? [who(seat)] : []));
  const action = goals.get(place);
  const label = [
    text.place[name],
    ...(sells ? [`${text.souvenir[sells]}, ${isSold ? text.terms.sold : text.terms.forSale}`] : []),
    ...(hasInn(place) ? [text.terms.inn] : []),
    ...here,
    ...(action ? [text.action(action, view)] : []),
  ].join('; ');
  return (
    <Piece
      class={classes('place', action && 'open', pointed === place && 'pointed', isLit(pieceOf.place(place)) && 'lit')}
      style={at(regions.places[place] as Box)}
      data-piece={pieceOf.place(place)}
      aria-label={label}
      onChoose={action && (() => act(action))}
      {...(action && { 'data-then': '' })}
    >
      <svg class="ground" viewBox="0 0 120 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Ground place={place} />
      </svg>
      <svg class="sight" viewBox="-40 -30 80 54" aria-hidden="true">
        <Sight name={name} />
      </svg>
      {sells && !isSold && (
        <svg class="sight" data-piece={pieceOf.souvenir(place)} viewBox="-36 -24 72 48" aria-hidden="true">
          <Souvenir name={sells} />
        </svg>
      )}
      <b class="name">{text.place[name]}</b>
    </Piece>
  );
}
