import type { Seat } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import type { Boxed } from '../../art/index.ts';
import { type CardId, cards, diplomaOf, type LessonCard } from '../../rules/index.ts';
import { Art, Sign } from '../Art.tsx';
import { faceArt, slipArt } from '../drawings.ts';
import { wayWords } from '../wayWords.ts';
import { type Advance, inPrint, inStudio, type Whereabouts, wayNow, whereIs } from './facts.ts';
import type { Look } from './look.ts';

/** A lesson card, large: its parts by name, and what it would cost and bring. */
export function CardLook({ look, card }: { readonly look: Look; readonly card: CardId }) {
  const { view, text, mine } = look;
  const facts = cards.cardOf(card);
  const where = whereIs(view, card);
  const isToCome = where?.kind === 'school' || (where?.kind === 'hand' && where.seat === mine);
  return (
    <div class="look">
      <h3>{text.cardName(card)}</h3>
      {where && <p class="hint">{placeWords(look, where)}</p>}
      <div class="look-card">
        <div class="look-face">
          <Art picture={faceArt(card)} isLarge />
        </div>
        <Parts look={look} facts={facts} />
      </div>
      {isToCome && mine !== undefined && view.phase.kind !== 'over' && <ForMe look={look} card={card} mine={mine} />}
      {(where?.kind === 'school' || where?.kind === 'hand') && <Nearer look={look} card={card} />}
    </div>
  );
}

function placeWords({ words, who, mine }: Look, where: Whereabouts): string {
  if (where.kind === 'school') return words.where.school(where.column + 1);
  return where.seat === mine ? words.yours[where.kind] : words.where[where.kind](who(where.seat));
}

const Part = (props: {
  readonly sign: string;
  readonly kind: Boxed;
  readonly name: string;
  readonly children: ComponentChildren;
}) => (
  <li>
    <Sign name={props.sign} kind={props.kind} />
    <span>
      <small>{props.name}</small> {props.children}
    </span>
  </li>
);

/** Each thing that is printed on a card, with its name. */
function Parts({ look: { text, words, points }, facts }: { readonly look: Look; readonly facts: LessonCard }) {
  const { print, studio } = facts;
  const [one, many] = print.subject ? text.subject[print.subject] : ['', ''];
  return (
    <ul class="look-parts">
      <Part sign={`season-${print.season}`} kind="icon" name={words.season}>
        {text.season[print.season]}
      </Part>
      <Part sign={print.landscape} kind="icon" name={words.asks}>
        {words.brushesOn(print.brushes, print.landscape)}
      </Part>
      {print.subject && (
        <Part sign={print.subject} kind="subject" name={words.subject}>
          {print.count === 1 ? one : `${print.count} ${many}`}
        </Part>
      )}
      {print.harmony && (
        <Part sign={`harmony${print.harmony}`} kind="icon" name={words.harmony}>
          {points(print.harmony)}
        </Part>
      )}
      <Part sign={studio.landscape ?? `icon-${studio.icon}`} kind="icon" name={words.plank}>
        {text.studioPart(facts)}
      </Part>
      {facts.yokai && (
        <li>
          <Sign name="yokai-arrives" kind="icon" />
          <span>{words.brings}</span>
        </li>
      )}
    </ul>
  );
}

/** What the card would cost and bring the viewer now. */
function ForMe({ look, card, mine }: { readonly look: Look; readonly card: CardId; readonly mine: Seat }) {
  const { view, words, board, points } = look;
  const way = wayNow(view, mine, card);
  const me = view.players[mine]!;
  return (
    <section>
      <h4>{words.forYou}</h4>
      <ul class="look-lines">
        <li>
          {words.inPrint(points(inPrint(view, mine, card).gain))}
          <small>
            {way ? (way.steps.length === 0 ? words.paintedNow : wayWords(way, me, board)) : words.notPaintable}
          </small>
        </li>
        <li>{words.inStudio(points(inStudio(view, mine, card).gain))}</li>
      </ul>
    </section>
  );
}

/** The diplomas that it brings nearer, for everybody. */
function Nearer({ look, card }: { readonly look: Look; readonly card: CardId }) {
  const { view, text, words, who } = look;
  const byDiploma = new Map<number, Advance[]>();
  view.players.forEach((_, seat) => {
    for (const effect of [inPrint(view, seat, card), inStudio(view, seat, card)])
      for (const advance of effect.advances)
        byDiploma.set(advance.diploma, [...(byDiploma.get(advance.diploma) ?? []), advance]);
  });
  return (
    <section>
      <h4>{words.nearer}</h4>
      {byDiploma.size === 0 && <p class="hint">{words.nobodyNearer}</p>}
      <ul class="look-nearer">
        {[...byDiploma].map(([diploma, advances]) => (
          <li key={diploma}>
            <Art picture={slipArt(diploma)} />
            <span>
              <span class="unseen">{text.need(diplomaOf(diploma))}: </span>
              {advances.map(({ seat, from, to, of }) => (
                <span key={seat} class={to >= of ? 'met' : ''}>
                  {words.change(who(seat), from, to, of)}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
