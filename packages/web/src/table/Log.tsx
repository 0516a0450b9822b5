import type { GameTypes, Language, Seat } from '@hanga/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { settings } from '../settings.ts';
import type { LogEntry, SeatedTable } from '../source/source.ts';
import { words } from '../text/index.ts';
import { labelled } from '../text/labelled.ts';
import { memo } from './memo.ts';
import { tableWords } from './text/index.ts';
import { type LogPart, partsOf } from './turns.ts';
import './log.css';

interface LogProps {
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly onLight: (pieces: readonly string[]) => void;
  /** Who is spoken to; in a replay nobody is. */
  readonly you?: Seat | undefined;
  /** In a replay a line leads to its moment. */
  readonly onJump?: ((move: number) => void) | undefined;
}

/** What happened, in plain sentences, newest last. A line that is hovered or focused lights what it touched. */
export function Log({ front, table, onLight, you, onJump }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box && table.move > 0) box.scrollTop = box.scrollHeight;
  }, [table.move]);
  // What the lines need of the table when they are pointed at: they are not drawn anew for it.
  const now = useRef({ table, onLight, onJump });
  now.current = { table, onLight, onJump };
  const known = useRef<ReadonlyMap<string, LogPart>>(new Map());
  if (table.log.length === 0) return <p class="log-empty">{words().logEmpty}</p>;
  // A part that says the same is the same object, and is not drawn anew.
  const parts = partsOf(table.log, front.roundBegun?.bind(front)).map(part => known.current.get(part.key) ?? part);
  known.current = new Map(parts.map(part => [part.key, part]));
  // The first round began with the set-up, which is no move.
  const first = parts.find(({ round }) => round !== undefined)?.round;
  const isFromStart = front.roundBegun !== undefined && table.log[0]?.move === 1 && first !== 1;
  const { language } = settings.value;
  return (
    <ol class="log" ref={list}>
      {isFromStart && (
        <li class="log-round">
          <h3>{tableWords().round(1)}</h3>
        </li>
      )}
      {parts.map(part => (
        <Part key={`${part.entries[0]?.move}-${part.round ?? ''}`} {...{ front, now, language, you, part }} />
      ))}
    </ol>
  );
}

interface PartProps {
  readonly front: GameFront<GameTypes>;
  readonly now: { readonly current: Pick<LogProps, 'table' | 'onLight' | 'onJump'> };
  readonly language: Language;
  readonly you: Seat | undefined;
  readonly part: LogPart;
}

const Part = memo(({ front, now, language, you, part }: PartProps) => {
  const { table } = now.current;
  const { seat, round, entries } = part;
  return (
    <li class={round === undefined ? 'log-turn' : 'log-round'} data-color={table.seats[seat ?? -1]?.color}>
      {round !== undefined && <h3>{tableWords().round(round)}</h3>}
      {/* A single move says itself. */}
      {seat !== undefined && front.TurnLine && entries.length > 1 && (
        <p class="log-head" aria-hidden="true">
          <b>{table.seats[seat]?.name}</b> <front.TurnLine table={table} entries={entries} language={language} />
        </p>
      )}
      {entries.map(entry => (
        <Line key={entry.move} {...{ front, now, language, you, entry }} />
      ))}
    </li>
  );
});

function Line({ front, now, language, you, entry }: Omit<PartProps, 'part'> & { readonly entry: LogEntry<GameTypes> }) {
  const { table } = now.current;
  const who = (seat: number): string => table.seats[seat]?.name ?? '';
  const said = entry.events.map(event => front.text[language].event(event, who, you, table.view)).join(' ');
  const light = (): void =>
    now.current.onLight(entry.events.flatMap(event => front.piecesOf?.(event, now.current.table.view) ?? []));
  const dim = (): void => now.current.onLight([]);
  return (
    <button
      type="button"
      class="log-line"
      aria-label={labelled(words().moveLabel(entry.move), said)}
      onMouseEnter={light}
      onFocus={light}
      onMouseLeave={dim}
      onBlur={dim}
      onClick={() => now.current.onJump?.(entry.move)}
    >
      {said}
    </button>
  );
}

/** Announces new events to screen readers. */
export function Speaker(props: { front: GameFront<GameTypes>; table: SeatedTable<GameTypes>; you?: Seat | undefined }) {
  const { front, table, you } = props;
  const t = front.text[settings.value.language];
  const spoken = useRef(table.move);
  const fresh = table.log.filter(({ move }) => move > spoken.current);
  useEffect(() => {
    spoken.current = table.move;
  }, [table.move]);
  const who = (seat: number): string => table.seats[seat]?.name ?? '';
  const sentences = fresh.flatMap(({ events }) => events.map(event => t.event(event, who, you, table.view)));
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={words().log}>
      {sentences.join(' ')}
    </div>
  );
}
