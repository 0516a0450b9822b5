import type { Action } from '@hanga/kanagawa';
import { text as texts } from '@hanga/kanagawa';
import type { Seat } from '@hanga/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { moveByArrow } from '../table/focus.ts';
import { useSize } from '../table/useSize.ts';
import { Area } from './Area.tsx';
import { lookAhead } from './ahead.ts';
import { Buttons, Prompt } from './Bar.tsx';
import { Diplomas, diplomasRead } from './Diplomas.tsx';
import { Drops } from './Drops.tsx';
import { classes, type Desk, DeskProvider, useDesk } from './desk.ts';
import { slipsAcross } from './diplomaRows.ts';
import { at } from './fit.ts';
import { Hand } from './Hand.tsx';
import { tabInSight } from './inSight.ts';
import { regionsOf } from './layout.ts';
import { finishMotion } from './motion.ts';
import { Offer } from './Offer.tsx';
import { Plate } from './Plate.tsx';
import { Icons, Player } from './Player.tsx';
import { Print } from './Print.tsx';
import type { BoardProps } from './props.ts';
import { School } from './School.tsx';
import { type Reads, Steady } from './Steady.tsx';
import { Studio } from './Studio.tsx';
import { isSamePick, narrow, type Picked, prints, yokaiMoves } from './selection.ts';
import { spiritsOf } from './spirits.ts';
import { type Tab, Tabs } from './Tabs.tsx';
import { Tray } from './Tray.tsx';
import { useFocus } from './useFocus.ts';
import { useMotion } from './useMotion.ts';
import { useCardsPrepared, useHandPrepared } from './usePreparation.ts';
import { words as catalogue } from './words.ts';
import { PlateChoices, YokaiChoice } from './YokaiChoice.tsx';
import './board.css';
import './school.css';
import './diplomas.css';
import './players.css';
import './mine.css';
import './tall.css';
import './yokai.css';

const none: readonly Action[] = [];

/** The table of Kanagawa: a function of its props, and of what the player has picked up. */
export function Board(props: BoardProps) {
  const { table, settings, onAct, lit, inSight, isReplay } = props;
  const { view } = table;
  const root = useRef<HTMLElement>(null);
  const size = useSize(root);
  const across = slipsAcross(view.suits);
  const regions = useMemo(() => regionsOf(view.players.length, size, across), [view.players.length, size, across]);
  const mine: Seat = typeof view.viewer === 'number' ? view.viewer : 0;
  const me = view.players[mine]!;
  const legal = isReplay ? none : table.legal;

  // What was picked up belongs to one question: the next question starts with empty hands.
  const [held, setHeld] = useState<{ readonly move: number; readonly picked: Picked | undefined }>();
  const [hinting, setHinting] = useState<{ readonly move: number; readonly action: Action | undefined }>();
  const wanted = held?.move === table.move ? held.picked : undefined;
  const narrowed = wanted ? narrow(legal, me.icons, wanted) : none;
  const picked = narrowed.length > 0 ? wanted : undefined;
  const hintedAction = hinting?.move === table.move ? hinting.action : undefined;
  const [word, setWord] = useState<{ readonly move: number; readonly message: string }>();

  const due = dueTab(props);
  // A new decision opens the area where it lies, a lesson the one it speaks of; until the next one the player's own
  // choice of area stands.
  const [chosen, setChosen] = useState<{ tab: Tab; due: Tab | undefined; inSight: BoardProps['inSight'] }>();
  const lastTab = useRef<Tab>('school');
  const asked = tabInSight(inSight, mine) ?? due ?? lastTab.current;
  const tab = chosen && chosen.due === due && chosen.inSight === inSight ? chosen.tab : asked;
  lastTab.current = tab;

  const act = useCallback(
    (action: Action) => {
      setHinting(undefined);
      onAct(action);
    },
    [onAct],
  );
  useAutoEnd(props, act);
  useCardsPrepared(view);
  useHandPrepared(me, [...new Set(prints(legal).map(({ card }) => card))]);
  useMotion(root, table, settings.speed, tab);
  useFocus(root, table.move, legal.length > 0, picked);

  const painting = hintedAction?.kind === 'print' ? hintedAction : picked?.kind === 'card' && prints(narrowed)[0];
  const desk: Desk = {
    table,
    view,
    text: texts[settings.language],
    words: catalogue[settings.language],
    who: seat => table.seats[seat]?.name ?? String(seat + 1),
    mine,
    me,
    size,
    regions,
    legal,
    picked,
    narrowed,
    pick: next => {
      setHinting(undefined);
      setHeld(isSamePick(next, picked) ? held : { move: table.move, picked: next });
    },
    act,
    hinted: hintedAction ? lookAhead(view, mine, hintedAction).paintable : [],
    painting: painting ? lookAhead(view, mine, painting).painting : [],
    hint: action => setHinting({ move: table.move, action }),
    say: message => setWord({ move: table.move, message }),
    lit,
    isLit: piece => lit.includes(piece),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!root.current) return;
    if (event.key === 'Escape') {
      finishMotion();
      if (picked) desk.pick(undefined);
    } else if (moveByArrow(root.current, event)) event.preventDefault();
  };

  const isWide = regions.shape === 'wide';
  const shows = (area: Tab): boolean => isWide || tab === area;
  const message = word?.move === table.move ? word.message : undefined;
  return (
    <DeskProvider value={desk}>
      <section
        ref={root}
        class={classes('kanagawa', 'table-top', regions.shape, legal.length > 0 && 'yours', picked && 'holding')}
        aria-label={desk.words.board}
        onKeyDown={onKeyDown}
        onPointerDown={finishMotion}
        onClick={event => {
          if (picked && !(event.target as Element).closest('button, [role=button], .drop')) desk.pick(undefined);
        }}
      >
        <div class="bar" style={at(regions.bar)}>
          <Prompt word={message} />
          {isWide && <Buttons {...props} />}
        </div>
        <Area desk={desk} isShown={shows('school')} of={School} />
        <Area desk={desk} isShown={shows('mine')} of={Offer} />
        <Area desk={desk} isShown={shows('mine')} of={YokaiChoice} />
        <Area desk={desk} isShown={shows('players')} of={Players} reads={playersRead} />
        <Area desk={desk} isShown={shows('diplomas')} of={Diplomas} reads={diplomasRead} />
        <Area desk={desk} isShown={shows('mine')} of={Mine} />
        <Area desk={desk} isShown={!isWide && tab === 'school'} of={Summary} />
        {shows('players') && <PlateChoices />}
        <Drops tab={tab} />
        {!isWide && (
          <>
            <div class="foot" style={at(regions.buttons)}>
              <Buttons {...props} />
            </div>
            <Tabs tab={tab} due={due} onTab={next => setChosen({ tab: next, due, inSight })} />
          </>
        )}
      </section>
    </DeskProvider>
  );
}

/** Where the viewer works: hand, brushes, studio, print. */
function Mine() {
  const desk = useDesk();
  return (
    <section class="mine">
      <h2 class="unseen">{desk.words.mine}</h2>
      <Steady desk={desk} of={MyPlate} reads={myPlateReads} />
      <Hand />
      <Tray />
      <Studio />
      <Steady desk={desk} of={MyPrint} reads={printReads} />
    </section>
  );
}

function MyPlate() {
  const { regions, mine } = useDesk();
  return (
    <div class="myPlate" style={at(regions.plate)}>
      <Plate seat={mine} />
    </div>
  );
}

/** What a plate tells besides its player's own things. */
const platesRead: Reads = ({ view, table }) => [
  view.phase,
  view.grandMaster,
  view.assistant,
  view.viewer,
  table.seats,
  spiritsOf(table),
];

const myPlateReads: Reads = desk => [desk.me, desk.mine, yokaiMoves(desk.legal).length, platesRead(desk)];

function MyPrint() {
  const { regions, mine } = useDesk();
  return <Print seat={mine} box={regions.print} shape={regions.shape} />;
}

const printReads: Reads = ({ me, mine, table }) => [me.tile, me.print, me.storms, mine, table.seats];

/** The others, in the order of play; on a phone the viewer too. */
function Players() {
  const { view, words, regions, mine } = useDesk();
  const inOrder = view.players.map((_, index) => (mine + index) % view.players.length);
  return (
    <section class="players">
      <h2 class="unseen">{words.players}</h2>
      {inOrder.slice(regions.shape === 'wide' ? 1 : 0).map((seat, index) => (
        <Player key={seat} seat={seat} box={regions.players[index]!} />
      ))}
    </section>
  );
}

const playersRead: Reads = desk => [
  desk.view.players.map((player, seat) => (seat === desk.mine && desk.regions.shape === 'wide' ? undefined : player)),
  platesRead(desk),
];

/** On a phone: what one has, while one is at school. */
function Summary() {
  const { words, regions, mine } = useDesk();
  return (
    <section class="summary" style={at(regions.summary)} aria-label={words.mine}>
      <Plate seat={mine} />
      <Icons seat={mine} height={Math.min(44, regions.summary.h - 40)} />
    </section>
  );
}

/** The area where the viewer's decision lies. */
function dueTab({ table, isReplay }: BoardProps): Tab | undefined {
  const { phase, viewer } = table.view;
  if (isReplay || phase.kind === 'over' || phase.seat !== viewer) return undefined;
  return phase.kind === 'school' ? 'school' : 'mine';
}

/** With no wish to confirm, a turn in which nothing is left to do but end it ends by itself. */
function useAutoEnd({ table, settings, isReplay }: BoardProps, act: (action: Action) => void): void {
  useEffect(() => {
    const [action] = table.legal;
    if (settings.confirmEnd || isReplay || table.legal.length !== 1 || action?.kind !== 'end') return;
    const timer = setTimeout(() => act(action), settings.speed === 'instant' ? 0 : 450);
    return () => clearTimeout(timer);
  }, [table, settings.confirmEnd, settings.speed, isReplay, act]);
}
