import type { GameTypes, Seat } from '@hanga/kernel';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps, GameWords } from '../games/front.ts';
import type { Gesture, LogEntry } from '../source/source.ts';
import type { Size } from './box.ts';
import type { BoardContext, CommonRegions } from './context.ts';
import { useHaste } from './haste.ts';
import type { Motion, Places } from './motion.ts';
import { isSamePick } from './selection.ts';
import { inSight as seenWith, type Together } from './shape.ts';
import { useTab } from './Tabs.tsx';
import { type Handle, useFocus } from './useFocus.ts';
import { type PartlyTold, useMotion } from './useMotion.ts';
import { useSize } from './useSize.ts';

/** What a drawn board shows: enough to say where its pieces lie. */
export interface Shown<T extends GameTypes, Regions, Tab> {
  readonly view: T['View'];
  readonly legal: readonly T['Action'][];
  readonly mine: Seat;
  readonly regions: Regions;
  readonly tab: Tab;
}

/** What a game tells the kit about its board. One that is in sight all at once, with nothing to pick up, says little. */
export interface BoardPlan<T extends GameTypes, Picked, Regions extends CommonRegions, Tab extends string> {
  /** Areas that share a narrow screen, the first shown first. */
  readonly tabs?: readonly [Tab, ...Tab[]];
  /** Which of them are in sight together; else each alone on a phone, and all at once elsewhere. */
  readonly together?: Together<Tab>;
  /** Who only watches needs no room for buttons. The log tells since when a turn goes on. */
  readonly regionsOf: (view: T['View'], size: Size, isWatching: boolean, log: readonly LogEntry<T>[]) => Regions;
  /** Where the pieces lie that are drawn. Those that a line of text carries along may be left out. */
  readonly placesOf: (shown: Shown<T, Regions, Tab>) => Places;
  /** `view` is the one after the moves. */
  readonly motionOf: (entries: readonly LogEntry<T>[], view: T['View']) => Motion;
  /** The legal actions that a picked-up thing can still become. */
  readonly narrow?: (
    legal: readonly T['Action'][],
    picked: Picked,
    view: T['View'],
    mine: Seat,
  ) => readonly T['Action'][];
  readonly handleOf?: (picked: Picked, mine: Seat) => Handle;
  /** The area where the viewer's decision lies. */
  readonly dueTab?: (view: T['View'], legal: readonly T['Action'][]) => Tab | undefined;
  /** How long a player's own choice of area stands: until another area is due, or until any next question. */
  readonly tabStands?: 'while due' | 'one question';
  /** The area where a picked-up thing goes: picking it up leads there. */
  readonly tabFor?: (picked: Picked) => Tab | undefined;
  /** The area that shows a piece. */
  readonly tabOf?: (piece: string, mine: Seat, view: T['View']) => Tab | undefined;
  /** If the player wishes so, such an action is taken by itself when it is the only one. */
  readonly endsItself?: (action: T['Action']) => boolean;
  /** And so is what goes without saying although there are others. */
  readonly obvious?: (legal: readonly T['Action'][], view: T['View'], mine: Seat) => T['Action'] | undefined;
}

export interface BoardState<Context, Tab extends string> {
  readonly root: RefObject<HTMLElement>;
  /** A game adds its own things to it. */
  readonly context: Context;
  readonly tab: Tab;
  /** What the tabs are called by, each with the areas that it shows. */
  readonly groups: readonly (readonly [Tab, ...Tab[]])[];
  readonly due: Tab | undefined;
  /** The areas where others have changed something, with the livery of whoever did last. */
  readonly changed: ReadonlyMap<Tab, number>;
  readonly chooseTab: (tab: Tab) => void;
  /** Whether an area is in sight. */
  readonly shows: (area: Tab) => boolean;
  /** A word to the player. */
  readonly word: string | undefined;
  /** What happened last, in a sentence. */
  readonly last: string;
}

/** What a question has changed lasts until the next one. */
export function useForQuestion<Value>(move: number): [Value | undefined, (value: Value | undefined) => void] {
  const [kept, keep] = useState<{ readonly move: number; readonly value: Value | undefined }>();
  return [kept?.move === move ? kept.value : undefined, value => keep({ move, value })];
}

/** The same object as long as it says the same: whoever compares by reference sees no change. */
function useSteady<Value>(value: Value): Value {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}

const none: readonly never[] = [];

/** All that a board does whichever game is on it: what is picked up, what is in sight, motion and focus. */
export function useBoardState<T extends GameTypes, Picked, Regions extends CommonRegions, Tab extends string>(
  props: BoardProps<T>,
  text: GameWords<T>,
  plan: BoardPlan<T, Picked, Regions, Tab>,
  /** Of a table that shows a move part by part. */
  told?: PartlyTold,
): BoardState<Omit<BoardContext<T, Picked, Regions>, 'words'>, Tab> {
  const { table, settings, onAct, onUndo, lit, inSight, isReplay, changed } = props;
  const { view, viewer, seats, move } = table;
  const root = useRef<HTMLElement>(null);
  const size = useSize(root);
  const isWatching = isReplay || viewer === 'spectator';
  const regions = useSteady(useMemo(() => plan.regionsOf(view, size, isWatching, table.log), [view, size, isWatching]));
  const mine: Seat = typeof viewer === 'number' ? viewer : 0;
  const legal: readonly T['Action'][] = isReplay ? none : table.legal;
  const isAsked = legal.length > 0;

  // What was picked up belongs to one question: the next question starts with empty hands.
  const [wanted, setWanted] = useForQuestion<Picked>(move);
  const narrowed: readonly T['Action'][] =
    wanted === undefined ? none : (plan.narrow?.(legal, wanted, view, mine) ?? none);
  const picked = narrowed.length > 0 ? wanted : undefined;
  const [word, say] = useForQuestion<string>(move);

  const due = isReplay ? undefined : plan.dueTab?.(view, legal);
  const spokenOf = inSight?.map(piece => plan.tabOf?.(piece, mine, view)).find(tab => tab !== undefined);
  const [tab, chooseTab] = useTab({
    first: plan.tabs?.[0] ?? ('' as Tab),
    asked: spokenOf ?? (picked && plan.tabFor?.(picked)) ?? due,
    by: [plan.tabStands === 'while due' ? due : move, inSight, picked && plan.tabFor?.(picked)],
  });

  // Around one screen, the second click of the one before must not act for the one who is next.
  const isShared = seats.filter(({ bot }) => !bot).length > 1;
  const isHasty = useHaste(viewer, isShared);
  const act = useCallback(
    (action: T['Action'], gesture?: Gesture<T>) => {
      if (!isHasty()) onAct(action, gesture);
    },
    [onAct],
  );
  useEffect(() => {
    if (!settings.doObvious || isReplay) return;
    const [only, other] = table.legal;
    const ends = only && !other && plan.endsItself?.(only) ? only : undefined;
    const action = ends ?? plan.obvious?.(table.legal, view, mine);
    if (!action) return;
    // It follows on what the player did last, and is taken back together with it.
    const joins = table.log.at(-1)?.seat === viewer;
    const timer = setTimeout(() => onAct(action, { joins }), settings.speed === 'instant' ? 0 : 450);
    return () => clearTimeout(timer);
  }, [table, settings.doObvious, settings.speed, isReplay, onAct]);
  useMotion(root, table, settings.speed, {
    placesOf: () => plan.placesOf({ view, legal, mine, regions, tab }),
    motionOf: entries => plan.motionOf(entries, view),
    told,
  });
  useFocus(root, move, isAsked, picked && plan.handleOf?.(picked, mine));

  const who = (seat: Seat): string => seats[seat]?.name ?? String(seat + 1);
  const pick = (next: Picked | undefined): void => {
    if (!isSamePick(next, picked)) setWanted(next);
  };
  const last = table.log
    .at(-1)
    ?.events.map(event => text.event(event, who, isReplay || viewer === 'spectator' ? undefined : viewer, view))
    .join(' ');
  return {
    root,
    tab,
    groups: plan.together?.(regions.shape) ?? (regions.shape === 'tall' ? (plan.tabs ?? []).map(name => [name]) : []),
    due,
    changed: new Map(
      [...(changed ?? [])].flatMap(([piece, color]) => {
        const area = plan.tabOf?.(piece, mine, view);
        return area === undefined ? [] : [[area, color] as const];
      }),
    ),
    chooseTab,
    shows: seenWith(plan.together, regions.shape, tab),
    word,
    last: last ?? '',
    context: {
      table,
      view,
      viewer,
      who,
      colorOf: seat => seats[seat]?.color ?? seat,
      nowOf: seat => (isReplay ? undefined : seats[seat]?.now),
      mine,
      size,
      regions,
      legal,
      move,
      isAsked,
      picked,
      isHolding: picked !== undefined,
      narrowed,
      pick,
      putDown: () => pick(undefined),
      act,
      undo: onUndo,
      say,
      lit,
      isLit: piece => lit.includes(piece),
    },
  };
}
