import { at, classes } from '@hanga/web/table/box.ts';
import { memoOf } from '@hanga/web/table/memo.ts';
import { Scroll } from '@hanga/web/table/Scroll.tsx';
import { labelled } from '@hanga/web/text/labelled.ts';
import { diplomaOf } from '../rules/index.ts';
import { Art } from './Art.tsx';
import { openDiplomas } from './ahead.ts';
import { type Reads, useBoard } from './context.ts';
import { diplomaRows } from './diplomaRows.ts';
import { badgeArt, slipArt } from './drawings.ts';
import { place } from './layout.ts';
import { Crest } from './Plate.tsx';
import { pieceOf } from './pieces.ts';
import { diplomasOffered } from './selection.ts';
import { type Standing, standingOf } from './standing.ts';

/** The diplomas by colour, each with how far one is. */
function DiplomaSlips() {
  const { view, words, regions } = useBoard();
  return (
    <Scroll area={regions.slips} label={words.diplomas}>
      <section class="diplomas" style={at(regions.diplomas)} aria-label={words.diplomas}>
        <h2 class={regions.tabs.w === 0 && regions.slip.colorIs === 'column' ? 'title' : 'unseen'}>{words.diplomas}</h2>
        <ul>
          {diplomaRows(view.suits).flatMap((slips, row) =>
            slips.map((diploma, column) => <Slip key={diploma} diploma={diploma} column={column} row={row} />),
          )}
        </ul>
      </section>
    </Scroll>
  );
}

const diplomasRead: Reads = ({ view, legal, table, mine, regions }) => [
  view.players.map(({ diplomas, print, icons, brushes, arrows, yokai }, seat) => [
    [diplomas, print, icons, brushes, arrows, yokai],
    openDiplomas(view, seat),
  ]),
  diplomasOffered(legal),
  table.seats,
  mine,
  view.viewer,
  regions.diplomas,
  regions.slip,
];

export const Diplomas = memoOf(diplomasRead, DiplomaSlips);

/** Narrower than this, the whole of what is printed on a slip cannot be read. */
const leastWhole = 84;

interface SlipProps {
  readonly diploma: number;
  readonly column: number;
  readonly row: number;
}

function Slip({ diploma, column, row }: SlipProps) {
  const context = useBoard();
  const { view, regions, text, words, who, mine, table, isLit, legal } = context;
  const bit = 1 << diploma;
  const name = text.diploma(diplomaOf(diploma));
  const style = at(place({ kind: 'diploma', column, row }, view, regions), regions.diplomas);
  const taker = view.players.findIndex(player => player.diplomas & bit);
  if (taker >= 0) {
    return (
      <li class="slip gone" style={style} title={labelled(name, words.takenBy(who(taker)))}>
        <Crest color={table.seats[taker]!.color} />
        <span class="unseen">{labelled(name, words.takenBy(who(taker)))}</span>
      </li>
    );
  }
  const standing = standingOf(view, mine, diploma);
  const { mine: far, rival, out } = standing;
  const isSpectator = view.viewer === 'spectator';
  const isOut = out.includes(mine);
  const status = [
    isSpectator
      ? words.hasOf(who(mine), Math.min(far.have, far.of), far.of)
      : isOut
        ? words.closedToYou
        : words.youHaveOf(Math.min(far.have, far.of), far.of),
    ...(rival ? [words.hasOf(who(rival.seat), Math.min(rival.have, rival.of), rival.of)] : []),
    ...(out.length === view.players.length
      ? [words.openToNobody]
      : out.filter(seat => seat !== mine || isSpectator).length > 0
        ? [
            words.outAre(
              out
                .filter(seat => seat !== mine || isSpectator)
                .map(who)
                .join(', '),
            ),
          ]
        : []),
  ].join('; ');
  const offer = diplomasOffered(legal).find(action => action.diploma === diploma);
  const piece = pieceOf.diploma(diploma);
  const look = classes('slip', isOut && 'closed', offer && 'offered', isLit(piece) && 'lit');
  return (
    <li class={look} style={style} title={labelled(name, status)} data-piece={piece}>
      <Art picture={regions.slip.w < leastWhole ? badgeArt(diploma) : slipArt(diploma)} />
      <Far standing={standing} />
      <span class="unseen">{labelled(name, status)}</span>
    </li>
  );
}

/** Under a slip: how far I am, and the nearest rival; on its edge, struck out, who can no longer take it. */
function Far({ standing: { mine: far, rival, out } }: { readonly standing: Standing }) {
  const { mine, table, view } = useBoard();
  const others = out.filter(seat => seat !== mine || view.viewer === 'spectator');
  return (
    <>
      <span class="far" aria-hidden="true">
        {!out.includes(mine) && (
          <b class={classes(far.have >= far.of && 'met')}>
            {Math.min(far.have, far.of)}/{far.of}
          </b>
        )}
        {rival && (
          <span class="rival">
            <Crest color={table.seats[rival.seat]!.color} />
            {Math.min(rival.have, rival.of)}
          </span>
        )}
      </span>
      <span class="crests" aria-hidden="true">
        {out.length < view.players.length &&
          others.map(seat => (
            <span key={seat} class="out">
              <Crest color={table.seats[seat]!.color} />
            </span>
          ))}
      </span>
    </>
  );
}
