import type { Event } from '@hanga/kaigan';
import { at, type Box } from '../table/box.ts';
import { Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { freshRoundEnd } from './history.ts';
import type { Regions } from './layout.ts';

interface TidingsProps {
  readonly over: 'map' | 'plates';
  /** The news that were closed last. */
  readonly closed: Event | undefined;
  readonly onClose: (news: Event) => void;
}

/** What the end of the round has brought, until the viewer moves on or closes it. */
export function Tidings({ over, closed, onClose }: TidingsProps) {
  const { table, view, regions, words, text, who, colorOf } = useDesk();
  if (view.phase.kind === 'over') return null;
  const events = freshRoundEnd(table.log, view.viewer);
  const [first] = events ?? [];
  if (!events || !first || first === closed || first.kind !== 'rolled') return null;
  const scored = events.filter(event => event.kind === 'scoredTile');
  const incomes = events.filter(event => event.kind === 'gainedIncome');
  const box = over === 'map' ? onMap(regions) : onPlates(regions);
  return (
    <aside
      class="tidings"
      style={`${at(box)};height:auto;max-height:${box.h}px`}
      aria-label={words.tidings(view.round - 1)}
    >
      <h3>
        {words.tidings(view.round - 1)}
        <span class="rolled" role="img" aria-label={text.event(first, who)}>
          {first.dice.map((face, i) => (
            <span key={i} class="die">
              <Sign name={`die-${face}`} />
            </span>
          ))}
        </span>
      </h3>
      <ul>
        {scored.length === 0 && <li>{words.noTile}</li>}
        {scored.map(event => (
          <li key={event.tile}>{text.event(event, who)}</li>
        ))}
      </ul>
      {incomes.length > 0 && (
        <p class="incomes">
          {words.income}
          {incomes.map(({ seat, artistic, government }) => (
            <span key={seat} class="income">
              <Sign name={`disc-${colorOf(seat)}`} />
              <span class="unseen">{who(seat)}</span>+{artistic + government}
            </span>
          ))}
        </p>
      )}
      <button type="button" class="button quiet" aria-label={words.close} onClick={() => onClose(first)}>
        ×
      </button>
    </aside>
  );
}

/** Between the two rows of tiles, over the islands. */
function onMap({ map, shape }: Regions): Box {
  const w = Math.min(460, map.w - 16);
  return { x: map.x + (map.w - w) / 2, y: map.y + (shape === 'wide' ? 168 : 104), w, h: map.h * 0.45 };
}

/** On a phone's action board: over who sits there, so that all that can be chosen stays free. */
function onPlates({ plates }: Regions): Box {
  const [first, last] = [plates[0]!, plates.at(-1)!];
  return { ...first, y: first.y - 6, h: last.y + last.h - first.y + 6 };
}
