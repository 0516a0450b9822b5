import { liveries, mon, seats } from '../art/liveries.ts';
import { toSvg } from '../art/toSvg.ts';
import { node } from '../art/tree.ts';
import type { Offer } from '../games/entry.ts';
import { type GameEntry, games } from '../games/index.ts';
import { settings } from '../settings.ts';
import { words } from '../text/index.ts';
import { useCover } from './covers.ts';
import './Offers.css';

type OnStart = (entry: GameEntry, offer: Offer) => void;

interface OffersProps {
  /** The covers may be fetched. */
  readonly isDue: boolean;
  readonly onStart: OnStart;
}

/** Every game and expansion with its picture and a sentence: to be played at once, or learned. */
export function Offers({ isDue, onStart }: OffersProps) {
  return (
    <div class="offers">
      {games.map(entry =>
        entry.offers.map(offer => (
          <OfferCard key={offer.name} entry={entry} offer={offer} isDue={isDue} onStart={onStart} />
        )),
      )}
      <Friends />
    </div>
  );
}

interface OfferCardProps extends OffersProps {
  readonly entry: GameEntry;
  readonly offer: Offer;
}

function OfferCard({ entry, offer, isDue, onStart }: OfferCardProps) {
  const t = words();
  const { language } = settings.value;
  const cover = useCover(entry, offer, isDue);
  const isItself = offer === entry.offers[0];
  const chapter = offer.chapter ? `/${offer.chapter}` : '';
  return (
    <section class="game-offer" aria-label={offer.name}>
      <div class="cover-frame">{cover && <img src={cover} alt="" />}</div>
      <h2>{offer.name}</h2>
      <p class="pitch">{offer.pitch[language]}</p>
      <button
        type="button"
        class={isItself ? 'main door' : 'door'}
        data-game={isItself ? entry.id : undefined}
        onClick={() => onStart(entry, offer)}
      >
        <b>{t.play(offer.name)}</b>
        <span>{offer.quickHint[language]}</span>
      </button>
      {entry.learning.Tutorial && (
        <a class="offer-learn" href={`#/learn/${entry.id}${chapter}`}>
          {t.learnGame(offer.name)}
        </a>
      )}
    </section>
  );
}

/** The four who may sit at a table, by their crests. */
const crests = toSvg(
  seats.map(seat =>
    node('g', { transform: [['translate', 16 + 26 * seat, 16]] }, [
      node('circle', { r: 13.5, fill: liveries[seat].color, stroke: liveries[seat].deep }),
      mon(seat, '#f8f6ef'),
    ]),
  ),
);

function Friends() {
  const t = words();
  return (
    <a class="friends" href="#/tables">
      <svg viewBox="0 0 110 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: crests }} />
      <span>
        <b>{t.friends}</b>
        <span>{t.friendsHint}</span>
      </span>
    </a>
  );
}
