import { slotAt, slotSize, tileSize } from '../../art/index.ts';
import { dice, dieFaces, map, NONE, type PlaceId } from '../../rules/index.ts';
import { Art, DrawnSign } from '../Art.tsx';
import { tileWorths } from '../ahead.ts';
import { tilePicture } from '../drawings.ts';
import { markersOn } from '../places.ts';
import { Sum } from '../Sum.tsx';
import { capital, type Seen } from './seen.ts';

/** The chance, in percent, that at least `hits` of the round's dice show one face. */
export function chanceOf(seats: number, hits: number): number {
  const count = dice[seats] ?? 0;
  let chance = 0;
  for (let k = Math.max(0, hits); k <= count; k++) {
    const ways = k === 0 || k === count ? 1 : count;
    chance += ways * (1 / dieFaces) ** k * (1 - 1 / dieFaces) ** (count - k);
  }
  return Math.round(chance * 100);
}

/** A tile of the map: its value, who is there, who would gain what, which die helps. */
export function InspectTile({ seen, place }: { readonly seen: Seen; readonly place: PlaceId }) {
  const { view, text, words, who, colorOf } = seen;
  const tile = view.tiles[place] ?? NONE;
  if (tile === NONE) return <p>{words.empty}</p>;
  const { kind, size } = map.tileOf(tile);
  const left = map.roomOn(view, place);
  const gains = tileWorths(view)[place] ?? [];
  const face = map.columnOfPlace(place) + 1;
  const present = view.players.flatMap(({ markers, surveyors }, seat) => {
    const [owned, standing] = [markers[place] ?? 0, surveyors[place] ?? 0];
    return owned + standing > 0 ? [{ seat, owned, standing }] : [];
  });
  return (
    <>
      <h3>{capital(text.tile(tile))}</h3>
      <LargeTile seen={seen} place={place} tile={tile} />
      <p>
        {capital(words.value(size))}; {left === 0 ? words.full : words.room(left)}.
      </p>
      {present.length === 0 ? (
        <p>{words.nobodyStands}</p>
      ) : (
        <>
          <h4>{words.standing}</h4>
          <ul>
            {present.map(({ seat, owned, standing }) => (
              <li key={seat}>
                <b>{who(seat)}</b>
                {owned > 0 && <Sum sum={`${owned} ×`} sign={`disc-${colorOf(seat)}`} />}
                {standing > 0 && <Sum sum={`${standing} ×`} sign={`surveyor-${colorOf(seat)}`} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {gains.length === 0 ? (
        <p>{words.nobodyGains}</p>
      ) : (
        <>
          <h4>{words.ifComplete}</h4>
          <ul>
            {gains.map(({ seat, honor, markers }) => (
              <li key={seat}>
                <b>{who(seat)}</b>
                <Sum sum={`+${honor}`} sign="honor" />
                <Sum sum={`+${markers}`} sign={kind} />
              </li>
            ))}
          </ul>
        </>
      )}
      {left > 0 && (
        <p class="die-line">
          <span class="sign">
            <DrawnSign name={`die-${face}`} />
          </span>
          <span>
            {words.die(face)}{' '}
            {left <= (dice[view.players.length] ?? 0)
              ? words.dieCompletes(chanceOf(view.players.length, left))
              : words.dieHelps(chanceOf(view.players.length, 1))}
          </span>
        </p>
      )}
    </>
  );
}

const part = (value: number, whole: number): string => `${(value / whole) * 100}%`;

function LargeTile({ seen, place, tile }: { readonly seen: Seen; readonly place: PlaceId; readonly tile: number }) {
  const { size } = map.tileOf(tile);
  return (
    <div class="large tile-large">
      <Art picture={tilePicture(tile)} />
      {markersOn(seen.view, place).map(({ seat, piece }, index) => {
        const { x, y } = slotAt(index, size);
        const style = `left:${part(x - slotSize / 2, tileSize.width)};top:${part(y - slotSize / 2, tileSize.height)};width:${part(slotSize, tileSize.width)}`;
        return (
          <span key={piece} class="marker" style={style}>
            <DrawnSign name={seat === undefined ? 'neutral' : `disc-${seen.colorOf(seat)}`} />
          </span>
        );
      })}
    </div>
  );
}

/** Both tiles of a column, which a die with its number helps. */
export function InspectColumn({ seen, column }: { readonly seen: Seen; readonly column: number }) {
  const { view, text, words } = seen;
  const places = map.allPlaces.filter(place => map.columnOfPlace(place) === column);
  return (
    <>
      <h3>{words.column(column + 1)}</h3>
      <p class="die-line">
        <span class="sign">
          <DrawnSign name={`die-${column + 1}`} />
        </span>
        <span>
          {words.helpsTiles(column + 1)} {words.dieHelps(chanceOf(view.players.length, 1))}
        </span>
      </p>
      <ul>
        {places.map(place => {
          const tile = view.tiles[place] ?? NONE;
          return (
            <li key={place}>
              {tile === NONE ? words.empty : words.missing(capital(text.tile(tile)), map.roomOn(view, place))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
