import { Area } from '@hanga/web/table/Area.tsx';
import { BoardSection } from '@hanga/web/table/BoardSection.tsx';
import { at } from '@hanga/web/table/box.ts';
import { memoOf } from '@hanga/web/table/memo.ts';
import { Scroll } from '@hanga/web/table/Scroll.tsx';
import { useShortcuts } from '@hanga/web/table/shortcuts.ts';
import { useBoardState, useForQuestion } from '@hanga/web/table/useBoardState.ts';
import type { Action } from '../rules/index.ts';
import { lookAhead } from './ahead.ts';
import { askOf, keysOf, mainOf } from './asks.ts';
import { type BoardContext, type Reads, useBoard } from './context.ts';
import { Diplomas } from './Diplomas.tsx';
import { Drops } from './Drops.tsx';
import { handArea, handSizeOf } from './fit.ts';
import { Hand } from './Hand.tsx';
import { Offer } from './Offer.tsx';
import { Path } from './Path.tsx';
import { Plate } from './Plate.tsx';
import { Icons, Player } from './Player.tsx';
import { Print } from './Print.tsx';
import { placesOf } from './places.ts';
import { plan } from './plan.ts';
import type { BoardProps } from './props.ts';
import { School } from './School.tsx';
import { Studio } from './Studio.tsx';
import { yokaiMoves } from './selection.ts';
import { spiritsOf } from './spirits.ts';
import { summaryOf } from './strip.ts';
import { Tray } from './Tray.tsx';
import { words as catalogue, text as texts } from './text/spoken/index.ts';
import { useHollows } from './useHollows.ts';
import { useCardsPrepared, useHandPrepared } from './usePreparation.ts';
import { actionsOf, type BrushStep, paintableCards, wayTo } from './ways.ts';
import { PlateChoices, YokaiChoice } from './YokaiChoice.tsx';
import './board.css';
import './school.css';
import './diplomas.css';
import './players.css';
import './mine.css';
import './tall.css';
import './yokai.css';
import './ways.css';

/** The table of Kanagawa: a function of its props, and of what the player has picked up. */
export function Board(props: BoardProps) {
  const { table, settings } = props;
  const text = texts[settings.language];
  const seat = typeof table.viewer === 'number' ? table.viewer : 0;
  const [hollows, trade] = useHollows(table, seat, table.view.players[seat]!);
  const state = useBoardState(props, text, { ...plan, placesOf: shown => placesOf(shown, hollows) });
  const { shows, tab } = state;
  const { view, mine, legal, picked, regions } = state.context;
  const me = view.players[mine]!;
  useCardsPrepared(view);
  useHandPrepared(me, view.phase.kind === 'work' && legal.length > 0 ? paintableCards(view, mine) : []);

  const [hinting, hint] = useForQuestion<Hinting>(table.move);
  const lifted = picked?.kind === 'card' ? wayTo(view, mine, picked.card) : undefined;
  const shown = hinting ?? (lifted && { action: lifted.print, steps: lifted.steps });
  const ahead = shown && lookAhead(view, mine, shown.action, shown.steps);
  const context: BoardContext = {
    ...state.context,
    text,
    words: catalogue[settings.language],
    me,
    pick: next => {
      hint(undefined);
      state.context.pick(next);
    },
    act: (action, gesture) => {
      hint(undefined);
      state.context.act(action, gesture);
    },
    follow: way => {
      const [first, ...then] = actionsOf(way);
      context.act(first, { then });
    },
    actAt: (action, { from, to }) => {
      trade(
        action.kind === 'place'
          ? [[action.icon, to]]
          : [
              [action.from, from ?? action.from],
              [action.to, to],
            ],
      );
      context.act(action);
    },
    hollows,
    hinted: hinting && ahead ? ahead.paintable : [],
    painting: ahead?.painting ?? [],
    path: shown?.steps ?? [],
    hint: (action, steps = []) => hint(action && { action, steps }),
  };
  useShortcuts(keysOf(context));
  return (
    <BoardSection
      class="kanagawa"
      board={props}
      state={state}
      context={{ ...context, putDown: () => context.pick(undefined) }}
      ask={askOf(context)}
      main={mainOf(context)}
    >
      <Area isShown={shows('school')} of={School} />
      <Area isShown={shows('mine')} of={Offer} />
      <Area isShown={shows('mine')} of={YokaiChoice} />
      <Area isShown={shows('players')} of={Others} />
      <Area isShown={shows('diplomas')} of={Diplomas} />
      <Area isShown={shows('mine')} of={Mine} />
      <Area isShown={shows('school') && regions.summary.h > 0} of={Summary} />
      <Drops tab={tab} />
    </BoardSection>
  );
}

/** What is shown while a button is under the pointer, or in focus. */
interface Hinting {
  readonly action: Action;
  readonly steps: readonly BrushStep[];
}

/** Where the viewer works: hand, brushes, studio, print. */
function Mine() {
  const { words, regions, me } = useBoard();
  return (
    <section class="mine" aria-label={words.mine}>
      <h2 class="unseen">{words.mine}</h2>
      <MyPlate />
      <Scroll area={handArea(regions.hand, handSizeOf(me))} label={words.hand}>
        <Hand />
      </Scroll>
      <Tray />
      <Scroll area={regions.bench} label={words.studio}>
        <Studio />
        <Path />
      </Scroll>
      <h3 class="unseen">{words.print}</h3>
      <MyPrint />
    </section>
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

const myPlateReads: Reads = context => [
  context.regions.plate,
  context.me,
  context.mine,
  yokaiMoves(context.legal).length,
  platesRead(context),
];

const MyPlate = memoOf(myPlateReads, () => {
  const { regions, mine } = useBoard();
  return (
    <div class="myPlate" style={at(regions.plate)}>
      <Plate seat={mine} width={regions.plate.w} />
    </div>
  );
});

const printReads: Reads = ({ me, mine, table, regions }) => [
  me.tile,
  me.print,
  me.storms,
  mine,
  table.seats,
  regions.print,
  regions.fits,
];

const MyPrint = memoOf(printReads, () => {
  const { regions, mine } = useBoard();
  return <Print seat={mine} box={regions.print} shape={regions.shape} fits={regions.fits.panels} />;
});

const playersRead: Reads = context => [
  context.regions.players,
  context.view.players.map((player, seat) =>
    seat === context.mine && context.regions.players.length < context.view.players.length ? undefined : player,
  ),
  platesRead(context),
];

/** The players, and over their plates the choice of one. */
function Others() {
  const { regions, words } = useBoard();
  return (
    <Scroll area={regions.strips} label={words.players}>
      <Players />
      <PlateChoices />
    </Scroll>
  );
}

/** The others, in the order of play; on a screen of their own the viewer too. */
const Players = memoOf(playersRead, () => {
  const { view, words, regions, mine } = useBoard();
  const inOrder = view.players.map((_, index) => (mine + index) % view.players.length);
  return (
    <section class="players" aria-label={words.players}>
      <h2 class="unseen">{words.players}</h2>
      {inOrder.slice(inOrder.length - regions.players.length).map((seat, index) => (
        <Player key={seat} seat={seat} box={regions.players[index]!} />
      ))}
    </section>
  );
});

/** Where one's table is elsewhere: what one has, while one is at school. */
function Summary() {
  const { words, regions, mine, me } = useBoard();
  return (
    <section class="summary" style={at(regions.summary)} aria-label={words.mine}>
      <Plate seat={mine} width={regions.summary.w} />
      <Icons seat={mine} row={summaryOf(regions.summary, me).icons} />
    </section>
  );
}
