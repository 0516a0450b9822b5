import { at, classes } from '@hanga/web/table/box.ts';
import { reveal } from '@hanga/web/table/reveal.ts';
import { ofKind } from '@hanga/web/table/selection.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { useEffect, useRef } from 'preact/hooks';
import { board, NONE, tracks } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { type BoardContext, useBoard } from './context.ts';
import { livery } from './drawings.ts';
import { place } from './layout.ts';
import { pieceOf } from './pieces.ts';
import { idleIn, type RowAhead } from './rowAhead.ts';
import { Space } from './Space.tsx';
import { Sum } from './Sum.tsx';
import { useRowAhead } from './useRowAhead.ts';

/** The action board: a circle to claim each row, then its five spaces. */
export function Grid() {
  const { view, words } = useBoard();
  const section = useRef<HTMLElement>(null);
  const due = 'space' in view.phase ? view.phase.space : undefined;
  // What is due is in sight, even where the grid scrolls.
  useEffect(() => {
    const space = due === undefined ? null : section.current?.querySelector('.space.due');
    if (space) reveal(space);
  }, [due]);
  return (
    <section class="grid" ref={section} aria-label={words.grid}>
      <h2 class="unseen">{words.grid}</h2>
      {Array.from({ length: board.rowsFor(view.players.length) }, (_, row) => (
        <Row key={row} row={row} />
      ))}
    </section>
  );
}

function Row({ row }: { readonly row: number }) {
  const { view, mine, regions, words } = useBoard();
  const seats = view.players.length;
  const owner = view.claims[row] as number;
  const ahead = useRowAhead(row);
  const isMine = owner === NONE || owner === mine;
  return (
    <section class="row" aria-label={words.row(row + 1)}>
      <Strip row={row} />
      <Claim row={row} ahead={ahead} />
      <ol class="spaces">
        {board.allSpaces
          .filter(space => board.rowOf(space) === row)
          .map(space => (
            <li key={space}>
              <Space
                space={space}
                box={place({ kind: 'space', space }, regions, seats)}
                ahead={isMine ? ahead?.spaces.find(other => other.space === space) : undefined}
              />
            </li>
          ))}
      </ol>
    </section>
  );
}

/** The board under a row, in the livery of whoever has claimed it. */
function Strip({ row }: { readonly row: number }) {
  const { view, regions, colorOf } = useBoard();
  const owner = view.claims[row] as number;
  const box = place({ kind: 'strip', row }, regions, view.players.length);
  const paint = owner === NONE ? '' : `;--owner:${livery(colorOf(owner)).color}`;
  return <div class={classes('strip-of-row', owner !== NONE && 'owned')} style={at(box) + paint} />;
}

/** Who has claimed a row, or what it would be worth to me. */
function Claim({ row, ahead }: { readonly row: number; readonly ahead: RowAhead | undefined }) {
  const context = useBoard();
  const { view, regions, words, who, colorOf, legal, isLit, text } = context;
  const owner = view.claims[row] as number;
  const box = place({ kind: 'row', row }, regions, view.players.length);
  const piece = pieceOf.claim(row);
  const name = words.row(row + 1);
  const look = classes('claim', regions.claim.at === 'top' && 'above');
  if (owner !== NONE) {
    const label = labelled(name, words.claimedBy(who(owner)));
    return (
      <div class={`${look} taken`} style={at(box)} title={label} role="img" aria-label={label}>
        <span class={classes('circle', isLit(piece) && 'lit')} data-piece={piece}>
          <Sign name={`disc-${colorOf(owner)}`} />
        </span>
        {regions.claim.at === 'top' && <span class="owner">{who(owner)}</span>}
      </div>
    );
  }
  const label = [name, words.unclaimed, ...(ahead ? worthWords(context, ahead) : [])].join('. ');
  const inside = (
    <>
      <span class={classes('circle', isLit(piece) && 'lit')} data-piece={pieceOf.row(row)}>
        <span class="number">{row + 1}</span>
      </span>
      {ahead && <RowGains ahead={ahead} />}
    </>
  );
  const claim = ofKind(legal, 'claim').find(action => action.row === row);
  if (!claim) {
    return (
      <div class={look} style={at(box)} title={label} role="img" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`${look} choice`}
      style={at(box)}
      data-choice=""
      title={label}
      aria-label={`${text.action(claim, view)}. ${label}`}
      onClick={() => context.act(claim)}
    >
      {inside}
    </button>
  );
}

/** The row's worth in signs: what it gives for nothing, and what the rest would cost. */
function RowGains({ ahead }: { readonly ahead: RowAhead }) {
  const { words } = useBoard();
  const { free, cost, hasQuadrant } = ahead;
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

function worthWords({ words, text }: BoardContext, ahead: RowAhead): string[] {
  const { spaces, free, cost, hasQuadrant, together } = ahead;
  const gains = [
    ...tracks.flatMap((track, i) => (free.steps[i] ? [words.steps(text.track[track], free.steps[i])] : [])),
    ...(free.ryo > 0 ? [words.ryo(free.ryo)] : []),
    ...(free.honor > 0 ? [words.honor(free.honor)] : []),
    ...(hasQuadrant ? [text.terms.quadrant] : []),
  ];
  const idle = idleIn(ahead).length;
  const actions = spaces.length + (hasQuadrant ? 1 : 0);
  return [
    words.rowHolds(actions),
    ...(gains.length > 0 ? [words.rowGives(gains.join(', '))] : []),
    ...(cost > 0 ? [words.rowCosts(cost)] : []),
    ...(idle > 0 ? [words.rowIdle(idle)] : []),
    ...(together < actions - idle ? [words.rowTogether(together)] : []),
  ];
}
