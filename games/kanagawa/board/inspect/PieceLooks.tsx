import type { Seat } from '@hanga/kernel';
import {
  everySuit,
  fullPrint,
  icons as iconRules,
  longestRun,
  type Shown,
  scoreLines,
  totalOf,
  type View,
} from '../../rules/index.ts';
import { placeOfIcon } from '../../text/planks.ts';
import { Art, Sign } from '../Art.tsx';
import { backArt, faceArt, plankArt, tilePlankArt } from '../drawings.ts';
import { Crest } from '../Plate.tsx';
import { wayWords } from '../wayWords.ts';
import { wayNow } from './facts.ts';
import type { Look } from './look.ts';

/** A card of which only the back is known. */
export function BackLook({ look: { text, words }, card }: { readonly look: Look; readonly card: Shown | undefined }) {
  if (typeof card !== 'object') return null;
  return (
    <div class="look">
      <h3>{words.hidden}</h3>
      <div class="look-card">
        <div class="look-face">
          <Art picture={backArt(card.back)} isLarge />
        </div>
        <div>
          <p>{words.suitOf(text.suit[everySuit[card.back]!])}</p>
          <p class="hint">{words.hiddenText}</p>
        </div>
      </div>
    </div>
  );
}

/** A column as a whole: its cards side by side, and which of them the viewer could paint. */
export function ColumnLook({ look, column }: { readonly look: Look; readonly column: number }) {
  const { view, text, words, board, mine } = look;
  const lesson = view.columns[column] ?? [];
  const known = lesson.filter(card => typeof card === 'number');
  const hidden = lesson.length - known.length;
  return (
    <div class="look">
      <h3>{words.column(column + 1)}</h3>
      <ul class="look-cards">
        {lesson.map((card, row) => (
          <li key={row}>
            <Art picture={typeof card === 'number' ? faceArt(card) : backArt(card.back)} isLarge />
          </li>
        ))}
      </ul>
      <ul class="look-lines">
        {known.map(card => {
          const way = mine === undefined ? undefined : wayNow(view, mine, card);
          return (
            <li key={card}>
              {text.shown(card)}
              {mine !== undefined && (
                <small>
                  {way
                    ? way.steps.length === 0
                      ? words.paintedNow
                      : wayWords(way, view.players[mine]!, board)
                    : words.notPaintable}
                </small>
              )}
            </li>
          );
        })}
        {hidden > 0 && <li>{words.hiddenCards(hidden)}</li>}
      </ul>
    </div>
  );
}

/** A landscape icon of a studio, with what stands on it. */
export function IconLook({ look, seat, icon }: { readonly look: Look; readonly seat: Seat; readonly icon: number }) {
  const { view, text, words } = look;
  const player = view.players[seat];
  const state = player?.icons[icon];
  if (!player || state === undefined) return null;
  const { plank } = placeOfIcon(player, icon);
  const { landscape } = placeOfIcon(player, icon);
  const card = plank === 'tile' ? undefined : player.studio[plank - 1];
  return (
    <div class="look">
      <h3>{text.landscape[landscape]}</h3>
      <div class="look-plank">
        <Art picture={card === undefined ? tilePlankArt(player.tile) : plankArt(card)} isLarge />
      </div>
      <p>{words.brushThere[iconRules.brushOn(state)]}</p>
      {iconRules.hasServed(state) && <p>{words.served}</p>}
    </div>
  );
}

/** A pawn: what it is for, and who has it. */
export function PawnLook({ look, pawn }: { readonly look: Look; readonly pawn: 'grandMaster' | 'assistant' }) {
  const { view, text, words, who, mine } = look;
  const holder = view[pawn];
  return (
    <div class="look">
      <div class="look-sign">
        <Sign name={pawn} kind="pawn" />
      </div>
      <h3>{text.terms[pawn]}</h3>
      <p>{words.pawns[pawn]}</p>
      <p>{holder === mine ? words.youHold : words.holds(who(holder))}</p>
    </div>
  );
}

const runOf = ({ view, text, words }: Look, seat: Seat): string => {
  const { points, season } = longestRun(view.players[seat]!);
  return words.run(points, text.season[season]);
};

/** Storm tokens, and the run that they help. */
export const StormLook = ({ look, seat }: { readonly look: Look; readonly seat: Seat }) => (
  <div class="look">
    <div class="look-sign">
      <Sign name="stormToken" kind="pawn" />
    </div>
    <h3>{look.words.storms(look.view.players[seat]?.storms ?? 0)}</h3>
    <p>{look.words.stormText}</p>
    <p>{runOf(look, seat)}</p>
  </div>
);

const costOf = ({ grandMaster, players }: View, seat: Seat, yokai: number): number => {
  const player = { ...players[seat]!, yokai };
  return totalOf(scoreLines(player, grandMaster === seat).filter(({ kind }) => kind === 'yokai'));
};

/** The yokai: who has how many, what they cost now, and what one more would. */
export function YokaiLook({ look, spirit }: { readonly look: Look; readonly spirit: number }) {
  const { view, words, who, table, points, text } = look;
  return (
    <div class="look">
      <div class="look-sign">
        <Sign name={`yokai-${spirit}`} kind="pawn" />
      </div>
      <h3>{text.terms.yokai}</h3>
      <ul class="look-standing">
        {view.players.map(({ yokai }, seat) => (
          <li key={seat}>
            <Crest color={table.seats[seat]?.color ?? seat} />
            <span>{who(seat)}</span>
            <span>{words.yokaiCost(yokai, points(costOf(view, seat, yokai)))}</span>
            <small>{words.oneMore(points(costOf(view, seat, yokai + 1) - costOf(view, seat, yokai)))}</small>
          </li>
        ))}
        <li>
          <span>{words.reserve}</span>
          <span>{view.yokai}</span>
        </li>
      </ul>
    </div>
  );
}

/** A print as a whole: how long it is, and its longest run. */
export const PrintLook = ({ look, seat }: { readonly look: Look; readonly seat: Seat }) => (
  <div class="look">
    <h3>{seat === look.mine ? look.words.yours.print : look.words.where.print(look.who(seat))}</h3>
    <p>{look.words.print(look.view.players[seat]?.print.length ?? 0, fullPrint)}</p>
    <p>{runOf(look, seat)}</p>
  </div>
);

/** What somebody would score now, line by line. */
export function ScoreLook({ look, seat }: { readonly look: Look; readonly seat: Seat }) {
  const { view, text, who, points, board } = look;
  const lines = scoreLines(view.players[seat]!, view.grandMaster === seat);
  return (
    <div class="look">
      <h3>{who(seat)}</h3>
      <table>
        <tbody>
          {lines.map((line, i) => (
            <tr key={i}>
              <th scope="row">{text.scoreLine(line)}</th>
              <td>{points(line.points)}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{board.total}</th>
            <td>{totalOf(lines)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const SHOWN = 12;

/** The backs to come. */
export const DeckLook = ({ look: { view, words } }: { readonly look: Look }) => (
  <div class="look">
    <h3>{words.deck(view.deck.length)}</h3>
    <p class="hint">{words.next}</p>
    <ul class="look-cards backs">
      {view.deck.slice(0, SHOWN).map((suit, i) => (
        <li key={i}>
          <Art picture={backArt(suit)} />
        </li>
      ))}
    </ul>
  </div>
);
