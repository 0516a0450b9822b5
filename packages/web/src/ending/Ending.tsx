import { type Kanagawa, text } from '@hanga/kanagawa';
import type { Language, Outcome } from '@hanga/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { download } from '../records.ts';
import { isStill } from '../settings.ts';
import type { Table } from '../source/source.ts';
import { words } from '../text/index.ts';
import { mountedPrint, printPng, printSvg } from './printPicture.ts';

interface EndingProps {
  readonly table: Table<Kanagawa>;
  readonly language: Language;
  readonly onLook: () => void;
  readonly onReplay: () => void;
  readonly onAgain: () => void;
}

/** The count as a small ceremony: line by line, then the prints whole. */
export function Ending({ table, language, onLook, onReplay, onAgain }: EndingProps) {
  const outcome = table.outcome as Outcome<Kanagawa>;
  const t = words().end;
  const rows = scoreRows(outcome, language);
  const [shown, setShown] = useState(isStill() ? rows.length + 1 : 0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (shown > rows.length) return;
    const timer = setTimeout(() => setShown(shown + 1), 650);
    return () => clearTimeout(timer);
  }, [shown]);
  const isDone = shown > rows.length;
  const name = (seat: number): string => table.seats[seat]?.name ?? '';
  const winners = outcome.winners.map(name).join(', ');
  const heading = outcome.winners.length > 1 ? t.shared(winners) : t.title(winners);
  return (
    <section class="ending" aria-label={heading}>
      <div class="ending-paper">
        <h1 ref={title} tabIndex={-1}>
          {isDone ? heading : text[language].terms.score}
        </h1>
        <table class="scores">
          <thead>
            <tr>
              <td />
              {table.seats.map((seat, i) => (
                <th key={i} scope="col" data-color={seat.color}>
                  {seat.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, points }, i) => (
              <tr key={label} class={i < shown ? 'shown' : 'to-come'} aria-hidden={i >= shown}>
                <th scope="row">{label}</th>
                {points.map((value, seat) => (
                  <td key={seat}>{value === undefined ? '' : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class={isDone ? 'shown' : 'to-come'} aria-hidden={!isDone}>
              <th scope="row">{t.total}</th>
              {outcome.scores.map(({ total }, seat) => (
                <td key={seat} class={outcome.winners.includes(seat) ? 'won' : ''}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        <div class="row">
          {!isDone && (
            <button type="button" class="quiet" onClick={() => setShown(rows.length + 1)}>
              {t.skip}
            </button>
          )}
          <button type="button" class="main" onClick={onAgain}>
            {t.again}
          </button>
          <button type="button" class="quiet" onClick={onReplay}>
            {t.replay}
          </button>
          <button type="button" class="quiet" onClick={onLook}>
            {t.look}
          </button>
        </div>
        {table.view.players.map(({ tile, print }, seat) => (
          <Print key={seat} name={name(seat)} tile={tile} print={print} />
        ))}
        <dl class="fairness">
          <dt>{t.seed}</dt>
          <dd>{table.seed}</dd>
          <dt>{t.commitment}</dt>
          <dd>{table.commitment}</dd>
        </dl>
      </div>
    </section>
  );
}

function Print({ name, tile, print }: { name: string; tile: number; print: readonly number[] }) {
  const t = words().end;
  const { markup, width, height } = mountedPrint(tile, print);
  const file = `hanga-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return (
    <figure class="finished-print">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t.print(name)}>
        <g dangerouslySetInnerHTML={{ __html: markup }} />
      </svg>
      <figcaption>
        {t.print(name)}{' '}
        <button
          type="button"
          class="quiet"
          aria-label={t.savePng(name)}
          onClick={() => void printPng(tile, print).then(blob => download(`${file}.png`, blob))}
        >
          PNG
        </button>{' '}
        <button
          type="button"
          class="quiet"
          aria-label={t.saveSvg(name)}
          onClick={() => download(`${file}.svg`, new Blob([printSvg(tile, print)], { type: 'image/svg+xml' }))}
        >
          SVG
        </button>
      </figcaption>
    </figure>
  );
}

/** One row for each kind of line, in the order of the count; all diplomas of a player add up in one. */
function scoreRows(
  outcome: Outcome<Kanagawa>,
  language: Language,
): { label: string; points: (number | undefined)[] }[] {
  const kinds = ['print', 'seasons', 'printHarmony', 'studioHarmony', 'diploma', 'grandMaster'] as const;
  return kinds.map(kind => ({
    label: text[language].scoreRow[kind],
    points: outcome.scores.map(({ lines }) => {
      const own = lines.filter(line => line.kind === kind);
      return own.length === 0 ? undefined : own.reduce((sum, line) => sum + line.points, 0);
    }),
  }));
}
