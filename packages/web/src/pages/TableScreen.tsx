import type { GameTypes, Seat } from '@hanga/kernel';
import { type TableRefusal, tableText } from '@hanga/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import type { GameEntry } from '../games/index.ts';
import { downloadRecord } from '../records.ts';
import { settings } from '../settings.ts';
import { Cover } from '../shell/Cover.tsx';
import { Header } from '../shell/Header.tsx';
import { fetchInTurn, late } from '../shell/late.tsx';
import { Next } from '../shell/Next.tsx';
import { useTabTitle } from '../shell/tabTitle.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { sound } from '../sound.ts';
import type { Gesture, SeatedTable, TableSource } from '../source/source.ts';
import { classes } from '../table/box.ts';
import { Speaker } from '../table/Log.tsx';
import { useMarks } from '../table/marks.ts';
import { focusLog, Side, useRoomBeside } from '../table/Side.tsx';
import { Summary } from '../table/Summary.tsx';
import { useShortcuts } from '../table/shortcuts.ts';
import { TurnLines } from '../table/TurnLines.tsx';
import { tableWords } from '../table/text/index.ts';
import { newsFor } from '../table/turns.ts';
import { useInspected } from '../table/useInspected.ts';
import { usePlayback } from '../table/usePlayback.ts';
import { words } from '../text/index.ts';
import { type Sheet, TableSheet } from './TableSheets.tsx';
import '../table/screen.css';
import '../style/fairness.css';

const Ending = late(() => import('../ending/Ending.tsx').then(part => part.Ending));
const Hints = late(() => import('../hints/Hints.tsx').then(part => part.Hints));
const Inspector = late(() => import('../table/Inspector.tsx').then(part => part.Inspector));

interface PlayingProps {
  readonly entry: GameEntry;
  readonly front: GameFront<GameTypes>;
  readonly source: TableSource<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly onReplay: () => void;
  /** Deals another game for the same seats; absent where this page cannot. */
  readonly onAgain?: (() => void) | undefined;
  /** Where the shuffle can be checked once the game is over. */
  readonly checkAddress?: string | undefined;
  /** More buttons for the strip. */
  readonly tools?: ComponentChildren;
  /** What stands beside the board where there is room, under the log: a chat. */
  readonly beside?: ComponentChildren;
  /** What is to be seen at once, also where the tools are folded. */
  readonly urgent?: ComponentChildren;
  /** The seat whose finished print is to be seen first. */
  readonly print?: number | undefined;
  /** What is said with the result. */
  readonly afterwards?: ComponentChildren;
  /** Notices, for their one place above the board. */
  readonly children?: ComponentChildren;
}

/** The board, and around it the log, the aid, the cover and the end. */
export function TableScreen(props: PlayingProps) {
  const { entry, front, source, table } = props;
  const { language, speed } = settings.value;
  const text = front.text[language];
  const { Aid, TopicRule } = entry.learning;
  const [lit, setLit] = useState<readonly string[]>([]);
  const [planned, setPlanned] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const [sheet, setSheet] = useState<Sheet>();
  const [isHinting, setHinting] = useState(false);
  const [sitting, setSitting] = useState(table.viewer);
  const [endSeen, setEndSeen] = useState(false);
  // A table that was over when it came: nobody here knows since when.
  const [wasOver] = useState(table.outcome !== undefined);
  const hasRoom = useRoomBeside();
  const t = words();
  const you = spokenTo(source, table);

  const movesBefore = useRef(table.move);
  useEffect(() => {
    // Where moves are taken back, the word that says why stays.
    if (table.move > movesBefore.current) setNotice('');
    movesBefore.current = table.move;
    const made = table.outcome ? 'end' : front.soundOf?.(table.log.at(-1)?.events ?? []);
    if (made) sound(made);
  }, [table.move]);
  useTabTitle(table.legal.length > 0, text.game);
  useEffect(
    () =>
      whenIdle(() => {
        source.drawn?.();
        void fetchInTurn([Ending.fetch, Inspector.fetch, Hints.fetch, async () => front.inspector?.()]);
      }),
    [],
  );

  const act = async (action: object, gesture?: Gesture<GameTypes>): Promise<void> => {
    const refusal = await source.act(table.question, action, gesture);
    if (refusal) setNotice(sentence(refusal, front));
  };
  const goBack = async (way: 'undo' | 'redo'): Promise<void> => {
    const refusal = await source[way]();
    if (refusal) setNotice(sentence(refusal, front));
  };
  const playback = usePlayback(table, speed);
  const news = newsFor(table.log, table.viewer, front.roundBegun?.bind(front));
  const changed = useMarks(front, table, playback.isPlaying ? [] : news);
  const closer = useInspected(front.inspector !== undefined);
  const canHint = source.advise !== undefined && front.reasons !== undefined && table.viewer !== 'spectator';

  /** A game without an inspector: the right button, a long touch or the menu key opens the rule of a piece. */
  const explain = (event: MouseEvent): void => {
    const piece = (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece');
    const topic = piece && TopicRule ? front.topicOf?.(piece, table.view) : undefined;
    if (!topic) return;
    event.preventDefault();
    setSheet({ topic });
  };

  useShortcuts([
    { key: 'l', label: t.log, press: () => (hasRoom ? focusLog() : setSheet('log')) },
    ...(canHint
      ? [{ key: 'h', label: t.hints.title, press: table.outcome ? undefined : () => setHinting(!isHinting) }]
      : []),
    ...(front.inspector ? [{ key: 'i', label: tableWords().inspect.title, press: closer.look }] : []),
    { key: '?', label: t.keys.all, press: () => setSheet('keys') },
  ]);
  const isCovered = source.kind === 'local' && needsCover(front, table, sitting);
  // The screen is passed on with nothing to hide: whoever is next is called.
  const [called, setCalled] = useState<{ readonly viewer: number; readonly times: number }>();
  useEffect(() => {
    const { viewer } = table;
    if (source.kind !== 'local' || viewer === sitting || viewer === 'spectator' || isCovered) return;
    setSitting(viewer);
    setCalled(before => ({ viewer, times: (before?.times ?? 0) + 1 }));
  }, [table.viewer]);
  const next = called && called.viewer === table.viewer ? table.seats[called.viewer] : undefined;

  if (isCovered) {
    const name = typeof table.viewer === 'number' ? (table.seats[table.viewer]?.name ?? '') : '';
    return <Cover name={name} onShow={() => setSitting(table.viewer)} />;
  }
  return (
    <>
      <Header
        title={text.game}
        game={entry.id}
        urgent={props.urgent}
        news={
          news.length > 0 &&
          !table.outcome && (
            <TurnLines
              front={front}
              table={table}
              news={news}
              knows={playback.knows}
              onPlay={playback.play}
              onLight={setLit}
            />
          )
        }
      >
        {!hasRoom && (
          <button type="button" class="tool" onClick={() => setSheet('log')}>
            {t.log}
          </button>
        )}
        {canHint && !table.outcome && (
          <button type="button" class="tool" aria-pressed={isHinting} onClick={() => setHinting(!isHinting)}>
            {t.hints.title}
          </button>
        )}
        {Aid && (
          <button type="button" class="tool" onClick={() => setSheet('aid')}>
            {t.aid}
          </button>
        )}
        <button
          type="button"
          class="tool"
          onClick={() => void source.record().then(downloadRecord, (why: Error) => setNotice(why.message))}
        >
          {t.games.saveFile}
        </button>
        {props.tools}
      </Header>
      <main
        class={classes('table', hasRoom && 'with-side')}
        data-move={table.move}
        data-ahead={table.isAhead ? '' : undefined}
        onContextMenu={explain}
        {...closer.handlers}
      >
        <h1 class="unseen">{text.game}</h1>
        <div class="board-and-hints">
          <div class="board-room">
            <div class="notes">
              {props.children}
              {playback.isPlaying && (
                <button type="button" class="again-note" onClick={playback.stop}>
                  {tableWords().news.playing}
                </button>
              )}
              <p class="notice" role="status">
                {notice}
              </p>
              {table.outcome && endSeen && (
                <button type="button" class="main" onClick={() => setEndSeen(false)}>
                  {text.terms.score}
                </button>
              )}
            </div>
            <div class="board-place">
              <front.Board
                table={playback.shown}
                settings={playback.isPlaying ? { ...settings.value, speed: playback.speed } : settings.value}
                lit={lit.length > 0 ? lit : planned}
                inSight={planned.length > 0 ? planned : undefined}
                changed={changed}
                isReplay={playback.isPlaying}
                onAct={(action, gesture) => void act(action, gesture)}
                onUndo={() => void goBack('undo')}
                onRedo={() => void goBack('redo')}
              />
            </div>
          </div>
          {isHinting && canHint && (
            <Hints
              front={front}
              source={source}
              table={table}
              onLight={setPlanned}
              onDo={([first, ...then]) => void act(first, { then })}
              onClose={() => setHinting(false)}
            />
          )}
        </div>
        <Speaker front={front} table={table} you={you} />
        <Summary front={front} table={table} />
        {hasRoom && (
          <Side front={front} table={table} you={you} onLight={setLit}>
            {props.beside}
          </Side>
        )}
        {closer.inspected && (
          <Inspector
            front={front}
            table={table}
            inspected={closer.inspected}
            TopicRule={TopicRule}
            onClose={closer.close}
          />
        )}
      </main>
      {next && <Next key={called?.times} seat={next} />}
      {sheet && (
        <TableSheet {...{ sheet, entry, front, table, you }} onLight={setLit} onClose={() => setSheet(undefined)} />
      )}
      {table.outcome && !endSeen && (
        <Ending
          front={front}
          table={table}
          language={language}
          you={you}
          date={wasOver ? undefined : Date.now()}
          onLook={() => setEndSeen(true)}
          onReplay={props.onReplay}
          onAgain={props.onAgain}
          checkAddress={props.checkAddress}
          print={props.print}
          afterwards={props.afterwards}
        />
      )}
    </>
  );
}

/** Whom the page speaks to: the viewer, unless several people share the screen. */
function spokenTo({ kind }: TableSource<GameTypes>, { viewer, seats }: SeatedTable<GameTypes>): Seat | undefined {
  const isShared = kind === 'local' && seats.filter(({ bot }) => !bot).length > 1;
  return viewer === 'spectator' || isShared ? undefined : viewer;
}

/** Several people at one screen: the table is covered between their turns while somebody holds hidden cards. */
function needsCover(
  front: GameFront<GameTypes>,
  { viewer, seats, view }: SeatedTable<GameTypes>,
  sitting: SeatedTable<GameTypes>['viewer'],
): boolean {
  if (viewer === sitting || viewer === 'spectator') return false;
  return front.hidesFromOthers?.(view, seats) ?? true;
}

function sentence(refusal: object | string, front: GameFront<GameTypes>): string {
  const { language } = settings.value;
  if (typeof refusal === 'object' && 'said' in refusal) return String(refusal.said);
  return typeof refusal === 'string'
    ? tableText[language].refusal[refusal as TableRefusal]
    : front.text[language].refusal(refusal);
}
