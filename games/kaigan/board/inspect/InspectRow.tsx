import { actionCards, board, type CardName, NONE, type SpaceId } from '../../rules/index.ts';
import { Art, DrawnSign } from '../Art.tsx';
import { cardArt, printedArt } from '../drawings.ts';
import { idleIn, type RowAhead, rowAhead } from '../rowAhead.ts';
import { capital, type Seen } from './seen.ts';
import { needsIn, waysIn } from './ways.ts';

/** A row played for the viewer, as far as it may be told: what another's purse allows is told only if it lies open. */
function aheadOf({ view, mine, isCovered }: Seen, row: number): RowAhead | undefined {
  const owner = view.claims[row] ?? NONE;
  if (view.phase.kind === 'over') return undefined;
  if (owner === NONE || owner === mine) return rowAhead(view, mine, row);
  return isCovered(owner) ? undefined : rowAhead(view, owner, row);
}

/** A row with what it does, in order. */
export function InspectRow({ seen, row }: { readonly seen: Seen; readonly row: number }) {
  const { view, text, words, who, mine } = seen;
  const owner = view.claims[row] ?? NONE;
  const ahead = aheadOf(seen, row);
  const spaces = board.allSpaces.filter(space => board.rowOf(space) === row);
  const actions = ahead ? ahead.spaces.length + (ahead.hasQuadrant ? 1 : 0) : 0;
  return (
    <>
      <h3>{capital(`${text.terms.row} ${row + 1}`)}</h3>
      <p>{owner === NONE ? words.unclaimed : words.claimed(who(owner))}</p>
      {(owner === NONE || owner === mine) && <h4>{words.inOrder}</h4>}
      <ol class="in-order">
        {spaces.map(space => (
          <Line key={space} seen={seen} space={space} ahead={ahead} />
        ))}
      </ol>
      {ahead && ahead.cost > 0 && <p>{words.cost(ahead.cost)}</p>}
      {ahead && ahead.together < actions - idleIn(ahead).length && <p>{words.together(ahead.together, actions)}</p>}
    </>
  );
}

interface LineProps {
  readonly seen: Seen;
  readonly space: SpaceId;
  readonly ahead: RowAhead | undefined;
}

function Line({ seen, space, ahead }: LineProps) {
  const { view, text, words } = seen;
  const action = board.actionAt(view, space);
  const found = ahead?.spaces.find(other => other.space === space);
  const needs = found && needsIn(seen, found.needs);
  return (
    <li>
      <span class="number">{board.columnOf(space) + 1}</span>
      {action ? (
        <>
          <span class="sign">
            <DrawnSign name={action} />
          </span>
          <span>
            <b>{capital(action in text.card ? text.card[action as CardName] : text.does[action])}</b>
            {found && action in text.card && (
              <> {found.ways.length === 0 ? words.idle : waysIn(seen, found).join('; ')}</>
            )}
            {needs && `, ${needs}`}
          </span>
        </>
      ) : (
        <span class="soft">{words.nothing}</span>
      )}
    </li>
  );
}

/** A card with its prices: in a hand, or on the board with what it could do there. */
export function InspectCard({
  seen,
  owner,
  card,
}: {
  readonly seen: Seen;
  readonly owner: number;
  readonly card: number;
}) {
  const { text, words, who, colorOf, view } = seen;
  const name = actionCards[card] ?? 'map';
  const space = view.grid.indexOf(board.cardOn(owner, card));
  return (
    <>
      <h3>{text.cardName(card)}</h3>
      <div class="large">
        <Art picture={cardArt(colorOf(owner), name)} />
        <span class="band" aria-hidden="true">
          {seen.face[name]}
        </span>
      </div>
      <p>{words.ofPlayer(who(owner))}</p>
      <p>
        <b>{words.prices}</b> {text.does[name]}.
      </p>
      <p>
        <b>{words.turnOver}</b> {text.does.survey}.
      </p>
      {space >= 0 && <InPlace seen={seen} space={space} />}
    </>
  );
}

/** What lies on a space, or may. */
export function InspectSpace({ seen, space }: { readonly seen: Seen; readonly space: SpaceId }) {
  const { view, text, words } = seen;
  const shown = view.grid[space] ?? NONE;
  if (shown !== NONE) return <InspectCard seen={seen} owner={board.ownerOf(shown)} card={board.cardOf(shown)} />;
  const printed = board.printedOn(view, space);
  if (!printed) {
    const isFree = view.claims[board.rowOf(space)] === NONE;
    return (
      <>
        <h3>{capital(text.space(space))}</h3>
        <p>{isFree ? words.freeSpace : words.closedSpace}</p>
      </>
    );
  }
  return (
    <>
      <h3>{capital(text.does[printed])}</h3>
      <div class="large">
        <Art picture={printedArt(printed)} />
      </div>
      <p>{capital(text.space(space))}</p>
    </>
  );
}

/** What a card on the board could do for the viewer when its turn comes. */
function InPlace({ seen, space }: { readonly seen: Seen; readonly space: SpaceId }) {
  const { text, words } = seen;
  const found = aheadOf(seen, board.rowOf(space))?.spaces.find(other => other.space === space);
  if (!found) return null;
  const needs = needsIn(seen, found.needs);
  return (
    <p>
      <b>{capital(text.space(space))}</b> {found.ways.length === 0 ? words.idle : waysIn(seen, found).join('; ')}
      {needs && `, ${needs}`}.
    </p>
  );
}
