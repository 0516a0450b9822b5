import { board, NONE, tracks } from '@hanga/kaigan';
import { at, classes } from '../table/box.ts';
import { Sign } from './Art.tsx';
import { type RowWorth, rowWorth } from './ahead.ts';
import { type Desk, useDesk } from './desk.ts';
import { livery } from './drawings.ts';
import { place } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { Space } from './Space.tsx';
import { Sum } from './Sum.tsx';
import { ofKind } from './selection.ts';

/** The action board: a circle to claim each row, then its five spaces. */
export function Grid() {
  const { view, regions, words } = useDesk();
  const seats = view.players.length;
  const rows = board.rowsFor(seats);
  return (
    <section class="grid">
      <h2 class="unseen">{words.grid}</h2>
      {Array.from({ length: rows }, (_, row) => (
        <section key={row} class="row" aria-label={words.row(row + 1)}>
          <Strip row={row} />
          <Claim row={row} />
          <ol class="spaces">
            {board.allSpaces
              .filter(space => board.rowOf(space) === row)
              .map(space => (
                <li key={space}>
                  <Space space={space} box={place({ kind: 'space', space }, regions, seats)} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** The board under a row, in the livery of whoever has claimed it. */
function Strip({ row }: { readonly row: number }) {
  const { view, regions, colorOf } = useDesk();
  const owner = view.claims[row] as number;
  const box = place({ kind: 'strip', row }, regions, view.players.length);
  const paint = owner === NONE ? '' : `;--owner:${livery(colorOf(owner)).color}`;
  return <div class={classes('strip-of-row', owner !== NONE && 'owned')} style={at(box) + paint} />;
}

/** Who has claimed a row, or what it would be worth to me. */
function Claim({ row }: { readonly row: number }) {
  const desk = useDesk();
  const { view, regions, words, who, colorOf, legal, mine, isLit, text } = desk;
  const owner = view.claims[row] as number;
  const box = place({ kind: 'row', row }, regions, view.players.length);
  const piece = pieceOf.claim(row);
  const name = words.row(row + 1);
  if (owner !== NONE) {
    const label = `${name}: ${words.claimedBy(who(owner))}`;
    return (
      <div class="claim taken" style={at(box)} title={label} role="img" aria-label={label}>
        <span class={classes('circle', isLit(piece) && 'lit')} data-piece={piece}>
          <Sign name={`disc-${colorOf(owner)}`} />
        </span>
      </div>
    );
  }
  const worth = rowWorth(view, [mine, row]);
  const label = [name, words.unclaimed, ...worthWords(desk, worth)].join('. ');
  const inside = (
    <>
      <span class={classes('circle', isLit(piece) && 'lit')} data-piece={pieceOf.row(row)}>
        <span class="number">{row + 1}</span>
      </span>
      <RowGains worth={worth} />
    </>
  );
  const claim = ofKind(legal, 'claim').find(action => action.row === row);
  if (!claim) {
    return (
      <div class="claim" style={at(box)} title={label} role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      class="claim choice"
      style={at(box)}
      data-choice=""
      title={label}
      aria-label={`${text.action(claim, view)}. ${label}`}
      onClick={() => desk.act(claim)}
    >
      {inside}
    </button>
  );
}

/** The row's worth in signs: what it gives for nothing, and what the rest would cost. */
function RowGains({ worth }: { readonly worth: RowWorth }) {
  const { words } = useDesk();
  const { free, cost, hasQuadrant } = worth;
  return (
    <span class="rowWorth" aria-hidden="true">
      {tracks.map((track, i) => (free.steps[i] ? <Sum key={track} sign={track} sum={`+${free.steps[i]}`} /> : null))}
      {free.ryo > 0 && <Sum sign="ryo" sum={`+${free.ryo}`} />}
      {free.honor > 0 && <Sum sign="honor" sum={`+${free.honor}`} />}
      {hasQuadrant && <Sum sign="takeQuadrant" sum="" />}
      {cost > 0 && <Sum sign="ryo" sum={words.upTo(cost)} />}
    </span>
  );
}

function worthWords({ words, text }: Desk, { actions, free, cost, idle, hasQuadrant }: RowWorth): string[] {
  const gains = [
    ...tracks.flatMap((track, i) => (free.steps[i] ? [words.steps(text.track[track], free.steps[i])] : [])),
    ...(free.ryo > 0 ? [words.ryo(free.ryo)] : []),
    ...(free.honor > 0 ? [words.honor(free.honor)] : []),
    ...(hasQuadrant ? [text.terms.quadrant] : []),
  ];
  return [
    words.rowHolds(actions),
    ...(gains.length > 0 ? [words.rowGives(gains.join(', '))] : []),
    ...(cost > 0 ? [words.rowCosts(cost)] : []),
    ...(idle.length > 0 ? [words.rowIdle(idle.length)] : []),
  ];
}
