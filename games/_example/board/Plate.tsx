import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { Coin, Sealed, Traveller } from '../art/pieces.tsx';
import { Souvenir } from '../art/souvenirs.tsx';
import {
  errandsEach,
  nameOf,
  type PlaceId,
  type PlayerView,
  type SouvenirName,
  souvenirOf,
  souvenirsOf,
  standingsIn,
} from '../rules/index.ts';
import { useBoard } from './context.ts';
import { pieceOf } from './pieces.ts';

const sold = (place: PlaceId): SouvenirName => souvenirOf(place) as SouvenirName;

/** A traveller's belongings. */
export function Plate({ seat }: { readonly seat: number }) {
  const { regions, view, text, who, colorOf, isLit } = useBoard();
  const { at: place, coins, errands } = view.players[seat] as PlayerView;
  const owned = souvenirsOf(view, seat);
  const isActing = view.phase.kind !== 'over' && view.phase.seat === seat;
  const rank = view.arrived.indexOf(seat) + 1;
  const piece = pieceOf.plate(seat);
  return (
    <section
      class={classes('plate', isActing && 'acting', isLit(piece) && 'lit')}
      style={at(regions.plates[seat] as Box)}
      data-piece={piece}
      data-color={colorOf(seat)}
      aria-label={text.traveller(who(seat), text.place[nameOf(place)], text.coins(coins))}
    >
      <h3>
        <svg class="who" viewBox="-16 -20 32 40" aria-hidden="true">
          <Traveller color={colorOf(seat)} number={seat + 1} />
        </svg>
        <span class="called">{who(seat)}</span>
        {rank > 0 && <span class="rank">{text.arrivedAs(rank)}</span>}
        <span class="points" title={text.terms.score}>
          {standingsIn(view).scores[seat]?.total}
        </span>
      </h3>
      <div class="goods">
        <span class="coins" title={text.coins(coins)}>
          {Array.from({ length: coins }, (_, i) => (
            <svg key={i} viewBox="-10 -10 20 20" aria-hidden="true">
              <Coin />
            </svg>
          ))}
        </span>
        <ul aria-label={text.terms.souvenirs}>
          {owned.map(souvenir => (
            <li key={souvenir} data-piece={pieceOf.souvenir(souvenir)} title={text.souvenir[sold(souvenir)]}>
              <svg viewBox="-20 -20 40 40" role="img" aria-label={text.souvenir[sold(souvenir)]}>
                <Souvenir name={sold(souvenir)} />
              </svg>
            </li>
          ))}
        </ul>
        <ul class="errands" aria-label={text.terms.errands}>
          {Array.from({ length: errandsEach }, (_, i) => {
            const errand = errands?.[i];
            const label = errand === undefined ? text.terms.secret : text.souvenir[sold(errand)];
            return (
              <li key={i} class={classes(errand !== undefined && owned.includes(errand) && 'done')} title={label}>
                <svg viewBox="-20 -20 40 40" role="img" aria-label={label}>
                  {errand === undefined ? <Sealed /> : <Souvenir name={sold(errand)} />}
                </svg>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
