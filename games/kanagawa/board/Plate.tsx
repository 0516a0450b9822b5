import { classes } from '@hanga/web/table/box.ts';
import { Score } from '@hanga/web/table/Score.tsx';
import { Count, SeatName } from '@hanga/web/table/Seat.tsx';
import { diplomaOf, fullPrint, listOf, scoreLines, totalOf } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import { badgeArt, crestArt } from './drawings.ts';
import { pieceOf } from './pieces.ts';
import { plateRoom } from './plateRoom.ts';
import { plateLines } from './strip.ts';
import { Spirits } from './YokaiHeld.tsx';

/** A player's crest on a disc of their colour. */
export const Crest = ({ color }: { readonly color: number }) => (
  <svg
    class="art crest"
    viewBox="-12 -12 24 24"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: crestArt(color) }}
  />
);

/** Who sits here and what they have: the line above a player's print. */
export function Plate({ seat, width }: { readonly seat: number; readonly width: number }) {
  const { table, view, text, words, mine, who, isLit } = useBoard();
  const player = view.players[seat]!;
  const info = table.seats[seat]!;
  const { phase } = view;
  const isActing = phase.kind !== 'over' && phase.seat === seat;
  const state =
    isActing && phase.kind !== 'school' ? words.working : player.atSchool ? words.atSchool : words.leftSchool;
  const left = player.arrows - player.arrowsUsed;
  const won = listOf(player.diplomas);
  // What stands before the name at a table of a server needs room as well.
  const called = (other: number): string => (table.seats[other]?.now ? `${who(other)} 00:00.` : who(other));
  const room = plateRoom(view, seat, mine, called, width);
  const lines = scoreLines(player, view.grandMaster === seat);
  return (
    <div
      class={classes(
        'plate',
        plateLines(width) === 2 && 'two',
        room !== 'enough' && 'close',
        plateLines(width) === 1 && room === 'tight' && 'tight',
        isActing && 'acting',
        isLit(pieceOf.plate(seat)) && 'lit',
      )}
      data-piece={pieceOf.plate(seat)}
    >
      <Crest color={info.color} />
      <SeatName seat={seat} />
      {phase.kind !== 'over' && <span class="state soft">{state}</span>}
      <ul class="belongings">
        <Count
          sign={<ScrollSign />}
          value={`${player.print.length}/${fullPrint}`}
          label={words.printOf(player.print.length, fullPrint)}
          class="length"
        />
        {view.grandMaster === seat && (
          <Pawn name="grandMaster" piece={pieceOf.grandMaster} label={text.terms.grandMaster} />
        )}
        {view.assistant === seat && <Pawn name="assistant" piece={pieceOf.assistant} label={text.terms.assistant} />}
        {seat !== mine && (
          <Count
            sign={<Sign name={`brush-ready-${info.color}`} kind="pawn" />}
            value={String(player.brushes)}
            label={words.brushesInFront(player.brushes)}
            piece={pieceOf.brush(seat, 0)}
          />
        )}
        <Count
          sign={<Sign name="icon-arrow" kind="icon" />}
          value={`${left}/${player.arrows}`}
          label={words.arrowsLeft(left, player.arrows)}
          piece={pieceOf.arrows(seat)}
        />
        {player.keeps > 0 && (
          <Count
            sign={<Sign name="icon-keep" kind="icon" />}
            value={String(player.keeps)}
            label={words.keeps(player.keeps)}
            piece={pieceOf.keeps(seat)}
          />
        )}
        {player.storms > 0 && (
          <Count
            sign={<Sign name="stormToken" kind="pawn" />}
            value={String(player.storms)}
            label={words.storms(player.storms)}
            piece={pieceOf.storms(seat)}
          />
        )}
        <Spirits seat={seat} />
      </ul>
      <ul class="won" data-count={won.length || undefined}>
        {won.map(diploma => (
          <li
            key={diploma}
            title={text.diploma(diplomaOf(diploma))}
            data-piece={pieceOf.diploma(diploma)}
            class={classes(isLit(pieceOf.diploma(diploma)) && 'lit')}
          >
            <Art picture={badgeArt(diploma)} />
            <span class="unseen">{text.diploma(diplomaOf(diploma))}</span>
          </li>
        ))}
      </ul>
      <Score
        seat={seat}
        total={totalOf(lines)}
        lines={lines.map(line => ({ label: text.scoreLine(line), points: words.points(line.points) }))}
      />
    </div>
  );
}

/** A print in short: panels between two rollers. */
const ScrollSign = () => (
  <svg class="art" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 6h16v12H4zM9.3 6v12M14.6 6v12" fill="var(--paper)" stroke="currentColor" stroke-width="1.5" />
    <path d="M3.5 4v16M20.5 4v16" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
  </svg>
);

const Pawn = ({ name, piece, label }: { readonly name: string; readonly piece: string; readonly label: string }) => {
  const { isLit } = useBoard();
  return (
    <li class={classes('pawn', isLit(piece) && 'lit')} title={label} data-piece={piece}>
      <Sign name={name} kind="pawn" />
      <span class="unseen">{label}</span>
    </li>
  );
};
