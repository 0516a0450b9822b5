import { type Action, type Event, text as texts } from '@hanga/kaigan';
import type { Seat } from '@hanga/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { at, classes } from '../table/box.ts';
import { moveByArrow } from '../table/focus.ts';
import { finishMotion } from '../table/motion.ts';
import { useFocus } from '../table/useFocus.ts';
import { useMotion } from '../table/useMotion.ts';
import { useSize } from '../table/useSize.ts';
import { Buttons, Prompt } from './Bar.tsx';
import { Dock } from './Dock.tsx';
import { type Desk, DeskProvider } from './desk.ts';
import { Grid } from './Grid.tsx';
import { eventsOf } from './history.ts';
import { tabInSight } from './inSight.ts';
import { JapanMap } from './JapanMap.tsx';
import { regionsOf } from './layout.ts';
import { Plate } from './Plate.tsx';
import { originsOf } from './pieces.ts';
import type { BoardProps } from './props.ts';
import { isSamePick, narrow, type Picked, pieceOfPick } from './selection.ts';
import { type Tab, Tabs } from './Tabs.tsx';
import { Tidings } from './Tidings.tsx';
import { Tracks } from './Tracks.tsx';
import { words as catalogue } from './words.ts';
import './board.css';
import './grid.css';
import './map.css';
import './tiles.css';
import './tracks.css';
import './players.css';
import './dock.css';
import './tall.css';

const none: readonly Action[] = [];

/** The table of Kaigan: a function of its props, and of what the player has picked up. */
export function Board(props: BoardProps) {
  const { table, settings, onAct, onUndo, lit, inSight, isReplay } = props;
  const { view } = table;
  const root = useRef<HTMLElement>(null);
  const size = useSize(root);
  const seats = view.players.length;
  const regions = useMemo(() => regionsOf(seats, size), [seats, size]);
  const mine: Seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const legal = isReplay ? none : table.legal;

  // What was picked up belongs to one question: the next question starts with empty hands.
  const [held, setHeld] = useState<{ readonly move: number; readonly picked: Picked | undefined }>();
  const wanted = held?.move === table.move ? held.picked : undefined;
  const narrowed = wanted ? narrow(legal, wanted) : none;
  const picked = narrowed.length > 0 ? wanted : undefined;
  const [word, setWord] = useState<{ readonly move: number; readonly message: string }>();

  const [closed, setClosed] = useState<Event | undefined>(undefined);
  const news = { closed, onClose: setClosed };

  const due = dueTab(props);
  // A new decision opens the area where it lies, a lesson the one it speaks of; until the next one the player's own
  // choice of area stands.
  const [chosen, setChosen] = useState<{ tab: Tab; move: number; inSight: BoardProps['inSight'] }>();
  const lastTab = useRef<Tab>('grid');
  const asked = tabInSight(inSight) ?? due;
  const stands = chosen?.inSight === inSight && (chosen?.move === table.move || asked === undefined);
  const tab = chosen && stands ? chosen.tab : (asked ?? lastTab.current);
  lastTab.current = tab;

  const act = useCallback((action: Action) => onAct(action), [onAct]);
  useAutoEnd(props, act);
  useMotion(root, table, settings.speed, entries => originsOf(entries.flatMap(eventsOf), view));
  useFocus(root, table.move, legal.length > 0, picked && pieceOfPick(picked, mine));

  const desk: Desk = {
    table,
    view,
    text: texts[settings.language],
    words: catalogue[settings.language],
    who: seat => table.seats[seat]?.name ?? String(seat + 1),
    colorOf: seat => table.seats[seat]?.color ?? seat,
    mine,
    me: view.players[mine]!,
    regions,
    legal,
    picked,
    narrowed,
    pick: next => setHeld(isSamePick(next, picked) ? held : { move: table.move, picked: next }),
    act,
    undo: onUndo,
    say: message => setWord({ move: table.move, message }),
    isLit: piece => lit.includes(piece),
    // Counted, the purses are no secret any more.
    isCovered: seat => view.options.purses === 'covered' && seat !== view.viewer && view.phase.kind !== 'over',
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!root.current) return;
    if (event.key === 'Escape') {
      finishMotion();
      if (picked) desk.pick(undefined);
    } else if (moveByArrow(root.current, event)) event.preventDefault();
  };

  const isWide = regions.shape === 'wide';
  const message = word?.move === table.move ? word.message : undefined;
  const order = view.players.map((_, index) => (mine + index) % seats);
  return (
    <DeskProvider value={desk}>
      <section
        ref={root}
        class={classes('kaigan table-top', regions.shape, legal.length > 0 && 'yours', picked && 'holding')}
        aria-label={desk.words.board}
        onKeyDown={onKeyDown}
        onPointerDown={finishMotion}
        onClick={event => {
          if (picked && !(event.target as Element).closest('button, [data-drop]')) desk.pick(undefined);
        }}
      >
        <div class="bar" style={at(regions.bar)}>
          <Prompt word={message} />
          {isWide && <Buttons {...props} />}
        </div>
        {(isWide || tab === 'grid') && <Grid />}
        <Dock />
        {(isWide || tab === 'map') && (
          <>
            <JapanMap />
            <Tidings over="map" {...news} />
            <Tracks />
          </>
        )}
        {(isWide || tab === 'grid') && (
          <section class="players">
            <h2 class="unseen">{desk.words.players}</h2>
            {order.map((seat, index) => (
              <Plate key={seat} seat={seat} box={regions.plates[index]!} />
            ))}
          </section>
        )}
        {!isWide && tab === 'grid' && <Tidings over="plates" {...news} />}
        {!isWide && (
          <>
            <div class="foot" style={at(regions.buttons)}>
              <Buttons {...props} />
            </div>
            <Tabs tab={tab} due={due} onTab={next => setChosen({ tab: next, move: table.move, inSight })} />
          </>
        )}
      </section>
    </DeskProvider>
  );
}

/** The area where the viewer's decision lies. */
function dueTab({ table, isReplay }: BoardProps): Tab | undefined {
  const { phase, viewer } = table.view;
  if (isReplay || phase.kind === 'over' || phase.seat !== viewer) return undefined;
  if (phase.kind === 'plan' || phase.kind === 'claim') return 'grid';
  if (phase.kind === 'act') return table.legal.some(({ kind }) => kind === 'map') ? 'map' : 'grid';
  return 'map';
}

/** With no wish to confirm, a question that has one dull answer answers itself. */
function useAutoEnd({ table, settings, isReplay }: BoardProps, act: (action: Action) => void): void {
  useEffect(() => {
    const [action] = table.legal;
    if (settings.confirmEnd || isReplay || table.legal.length !== 1) return;
    if (action?.kind !== 'endTurn' && action?.kind !== 'pass') return;
    const timer = setTimeout(() => act(action), settings.speed === 'instant' ? 0 : 450);
    return () => clearTimeout(timer);
  }, [table, settings.confirmEnd, settings.speed, isReplay, act]);
}
