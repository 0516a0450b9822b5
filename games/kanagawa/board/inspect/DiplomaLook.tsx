import { diplomaOf, progressOf } from '../../rules/index.ts';
import { Art } from '../Art.tsx';
import { slipArt } from '../drawings.ts';
import { Crest } from '../Plate.tsx';
import { whyOut } from './facts.ts';
import type { Look } from './look.ts';

/** A diploma: what it asks for and gives, who is how far, and who is out. */
export function DiplomaLook({ look, diploma }: { readonly look: Look; readonly diploma: number }) {
  const { view, text, words, who, mine, table } = look;
  const facts = diplomaOf(diploma);
  const taker = view.players.findIndex(player => player.diplomas & (1 << diploma));
  return (
    <div class="look">
      <div class="look-slip">
        <Art picture={slipArt(diploma)} isLarge />
      </div>
      <h3>{text.diploma(facts)}</h3>
      {taker >= 0 ? (
        <p>{taker === mine ? words.takenByYou : words.takenBy(who(taker))}</p>
      ) : (
        <ul class="look-standing">
          {view.players.map((player, seat) => {
            const { have, of } = progressOf(player, facts.needs, view.options);
            const out = whyOut(view, seat, diploma);
            return (
              <li key={seat} class={out && 'out'}>
                <Crest color={table.seats[seat]?.color ?? seat} />
                <span>{who(seat)}</span>
                {out ? (
                  <span>{words.out[out]}</span>
                ) : (
                  <>
                    <meter min={0} max={of} value={Math.min(have, of)} aria-hidden="true" />
                    <span>{words.has(Math.min(have, of), of)}</span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
