import type { GameTypes } from '@hanga/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { settings } from '../settings.ts';
import type { SeatedTable } from '../source/source.ts';
import { beforeFrame } from './beforeFrame.ts';
import { classes } from './box.ts';
import { tableWords } from './text/index.ts';
import type { newsFor } from './turns.ts';
import './turnLines.css';

type News = ReturnType<typeof newsFor>;

interface TurnLinesProps {
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly news: News;
  /** Whether the moves after one, up to another, can be shown again. */
  readonly knows: (from: number, to: number) => boolean;
  readonly onPlay: (from: number, to: number) => void;
  readonly onLight: (pieces: readonly string[]) => void;
}

/** What others did since the viewer acted: one line with pictures for each turn. A click shows it once more. */
export function TurnLines({ front, table, news, knows, onPlay, onLight }: TurnLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { language } = settings.value;
  useLayoutEffect(
    () =>
      beforeFrame(() => {
        if (list.current) list.current.scrollLeft = list.current.scrollWidth;
      }),
    [table.move],
  );
  const t = tableWords();
  const who = (seat: number): string => table.seats[seat]?.name ?? '';
  return (
    <ul class="turn-lines" ref={list} aria-label={t.news.title}>
      {news.map(({ seat, entries }) => {
        const first = entries[0]?.move ?? 0;
        const last = entries.at(-1)?.move ?? first;
        const canPlay = knows(first - 1, last);
        const events = entries.flatMap(entry => entry.events);
        const light = (): void => onLight(events.flatMap(event => front.piecesOf?.(event, table.view) ?? []));
        const said = events.map(event => front.text[language].event(event, who, viewerOf(table), table.view)).join(' ');
        return (
          <li key={first} data-color={table.seats[seat]?.color}>
            <button
              type="button"
              class={classes('turn-line', canPlay && 'again')}
              title={canPlay ? t.news.again : undefined}
              onMouseEnter={light}
              onFocus={light}
              onMouseLeave={() => onLight([])}
              onBlur={() => onLight([])}
              onClick={() => (canPlay ? onPlay(first - 1, last) : light())}
            >
              <span class="unseen">{canPlay ? `${said} ${t.news.again}` : said}</span>
              <span class="turn-picture" aria-hidden="true">
                <b>{who(seat)}</b>
                {front.TurnLine ? (
                  <front.TurnLine table={table} entries={entries} language={language} />
                ) : (
                  <i>{said}</i>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const viewerOf = ({ viewer }: SeatedTable<GameTypes>): number | undefined =>
  viewer === 'spectator' ? undefined : viewer;
