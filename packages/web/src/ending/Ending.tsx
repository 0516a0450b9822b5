import type { GameTypes, Language, Outcome, Seat } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { isStill } from '../settings.ts';
import type { SeatedTable } from '../source/source.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import '../style/fairness.css';
import './Ending.css';

interface EndingProps {
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly language: Language;
  /** Whom the page speaks to, if to one. */
  readonly you?: Seat | undefined;
  /** When the game ended, in milliseconds since 1970, where that is known. */
  readonly date?: number | undefined;
  readonly onLook: () => void;
  readonly onReplay: () => void;
  readonly onAgain: (() => void) | undefined;
  /** Where the shuffle can be checked; nothing for games that nobody else dealt. */
  readonly checkAddress?: string | undefined;
  /** The seat whose finished print is to be seen first. */
  readonly print?: number | undefined;
  /** What else is said with the result. */
  readonly afterwards?: ComponentChildren;
}

/** The count as a small ceremony: line by line, then what the players have made, whole. */
export function Ending({
  front,
  table,
  language,
  you,
  date,
  onLook,
  onReplay,
  onAgain,
  checkAddress,
  print,
  afterwards,
}: EndingProps) {
  const outcome = table.outcome as Outcome<GameTypes>;
  const t = words().end;
  const rows = front.scoreRows(outcome, language);
  const [shown, setShown] = useState(isStill() || print !== undefined ? rows.length + 1 : 0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (print === undefined) title.current?.focus();
  }, []);
  useEffect(() => {
    if (shown > rows.length) return;
    const timer = setTimeout(() => setShown(shown + 1), 650);
    return () => clearTimeout(timer);
  }, [shown]);
  const isDone = shown > rows.length;
  const name = (seat: number): string => table.seats[seat]?.name ?? '';
  const winners = outcome.winners.map(name).join(', ');
  const isWon = you !== undefined && outcome.winners.includes(you);
  const others = outcome.winners.filter(seat => seat !== you).map(name);
  const won = others.length > 0 ? tableWords().youShare(others.join(', ')) : tableWords().youWin;
  const heading = isWon ? won : outcome.winners.length > 1 ? t.shared(winners) : t.title(winners);
  return (
    <section class="ending" aria-label={isDone ? heading : front.text[language].terms.score}>
      <div class="ending-paper">
        <h1 ref={title} tabIndex={-1}>
          {isDone ? heading : front.text[language].terms.score}
        </h1>
        {table.isRewound && <p class="soft">{words().rewound}</p>}
        <table class="scores">
          <thead>
            <tr>
              <td />
              {table.seats.map((seat, i) => (
                <th key={i} scope="col" data-color={seat.color}>
                  {seat.profile ? <a href={seat.profile}>{seat.name}</a> : seat.name}
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
        {afterwards}
        <div class="row">
          {!isDone && (
            <button type="button" class="quiet" onClick={() => setShown(rows.length + 1)}>
              {t.skip}
            </button>
          )}
          {onAgain && (
            <button type="button" class="main" onClick={onAgain}>
              {t.again}
            </button>
          )}
          <button type="button" class="quiet" onClick={onReplay}>
            {t.replay}
          </button>
          <button type="button" class="quiet" onClick={onLook}>
            {t.look}
          </button>
        </div>
        {front.Keepsakes && <front.Keepsakes table={table} language={language} date={date} print={print} />}
        <dl class="fairness">
          <dt>{t.seed}</dt>
          <dd>{table.seed}</dd>
          <dt>{t.commitment}</dt>
          <dd>{table.commitment}</dd>
        </dl>
        {checkAddress && (
          <p class="fairness">
            <a href={checkAddress}>{t.check}</a>
          </p>
        )}
      </div>
    </section>
  );
}
