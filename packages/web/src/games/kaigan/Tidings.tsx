import type { Event } from '@hanga/kaigan';
import { useState } from 'preact/hooks';
import { at } from '../table/box.ts';
import { Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { freshRoundEnd } from './history.ts';

/** What the end of the round has brought, until the viewer moves on or closes it. */
export function Tidings() {
  const { table, view, regions, words, text, who, colorOf } = useDesk();
  const [closed, setClosed] = useState<Event | undefined>(undefined);
  if (view.phase.kind === 'over') return null;
  const events = freshRoundEnd(table.log, view.viewer);
  const [first] = events ?? [];
  if (!events || !first || first === closed || first.kind !== 'rolled') return null;
  const { map, shape } = regions;
  const scored = events.filter(event => event.kind === 'scoredTile');
  const incomes = events.filter(event => event.kind === 'gainedIncome');
  const w = Math.min(460, map.w - 16);
  const box = { x: map.x + (map.w - w) / 2, y: map.y + (shape === 'wide' ? 168 : 104), w, h: 0 };
  return (
    <aside class="tidings" style={`${at(box)};height:auto`} aria-label={words.tidings(view.round - 1)}>
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
      <button type="button" class="button quiet" aria-label={words.close} onClick={() => setClosed(first)}>
        ×
      </button>
    </aside>
  );
}
