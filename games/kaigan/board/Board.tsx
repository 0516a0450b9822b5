import { Area } from '@hanga/web/table/Area.tsx';
import type { MainButton } from '@hanga/web/table/Bar.tsx';
import { BoardSection } from '@hanga/web/table/BoardSection.tsx';
import { classes } from '@hanga/web/table/box.ts';
import { reveal } from '@hanga/web/table/reveal.ts';
import { Scroll } from '@hanga/web/table/Scroll.tsx';
import { useShortcuts } from '@hanga/web/table/shortcuts.ts';
import { useBoardState } from '@hanga/web/table/useBoardState.ts';
import { useEffect, useState } from 'preact/hooks';
import { whyNot } from './ahead.ts';
import { type BoardContext, useBoard } from './context.ts';
import { Dock } from './Dock.tsx';
import { Grid } from './Grid.tsx';
import { JapanMap } from './JapanMap.tsx';
import { keysOf } from './keys.ts';
import { Phases } from './Phases.tsx';
import { Players } from './Players.tsx';
import { pieceOf } from './pieces.ts';
import { plan } from './plan.ts';
import type { BoardProps } from './props.ts';
import { mainAction } from './selection.ts';
import { Tidings } from './Tidings.tsx';
import { Tracks } from './Tracks.tsx';
import { words as catalogue, text as texts } from './text/spoken/index.ts';
import { useRoundEnd } from './useRoundEnd.ts';
import './board.css';
import './grid.css';
import './map.css';
import './tiles.css';
import './tracks.css';
import './players.css';
import './dock.css';
import './news.css';
import './narrow.css';

/** Where the end of a round is to be seen: the map, with the tracks under it. */
const toldOf: readonly string[] = [pieceOf.dice];

/** Tiles and tracks, which may have to be scrolled to. */
const isOnMap = (piece: string): boolean => /^(place|track)-/.test(piece);

/** The table of Kaigan: a function of its props, and of what the player has picked up. */
export function Board(props: BoardProps) {
  const text = texts[props.settings.language];
  const { shown, news } = useRoundEnd(props);
  const inSight = props.inSight ?? (news?.isTelling ? toldOf : undefined);
  const told = news && { move: news.end.move, part: news.told };
  const state = useBoardState({ ...props, table: shown, inSight }, text, plan, told);
  const { shows } = state;
  const { view, mine, regions, isHolding } = state.context;
  const [opened, setOpened] = useState<number>();
  // Who reaches for a card has heard enough.
  useEffect(() => {
    if (isHolding && news?.isTelling) news.skip();
  }, [isHolding]);
  useEffect(() => {
    const piece = news?.pieces.find(isOnMap);
    const shown = piece && state.root.current?.querySelector(`[data-piece="${piece}"]`);
    if (shown) reveal(shown);
  }, [news?.told]);
  const context: BoardContext = {
    ...state.context,
    text,
    words: catalogue[props.settings.language],
    now: props.table.view,
    me: view.players[mine]!,
    told: news?.pieces ?? [],
    isLit: piece => state.context.isLit(piece) || (news?.pieces.includes(piece) ?? false),
    // Counted, the purses are no secret any more.
    isCovered: seat => view.options.purses === 'covered' && seat !== view.viewer && view.phase.kind !== 'over',
  };
  useShortcuts(keysOf(context));
  const isPanel = news && (regions.isRoomy ? !news.isClosed : opened === news.end.move);
  return (
    <BoardSection
      class={classes(
        'kaigan',
        regions.isRoomy ? 'roomy' : 'narrow',
        regions.camp.h < 100 && 'low',
        regions.grid.w > 650 && 'grand',
      )}
      board={props}
      state={state}
      context={context}
      ask={askOf(context)}
      main={mainOf(context)}
    >
      <Phases news={news} onOpen={() => setOpened(news?.end.move)} />
      <Area isShown={shows('grid')} of={Actions} />
      <Dock />
      <Area isShown={shows('map')} of={Land} />
      {isPanel && (
        <Tidings
          news={news}
          onClose={() => {
            if (regions.isRoomy) news.close();
            else setOpened(undefined);
          }}
        />
      )}
    </BoardSection>
  );
}

/** The action board, and the players under it. */
function Actions() {
  const { regions, words } = useBoard();
  return (
    <Scroll area={regions.gridScroll} label={words.grid}>
      <Grid />
      <Players />
    </Scroll>
  );
}

/** The map, and the tracks under it. */
function Land() {
  const { regions, words } = useBoard();
  return (
    <Scroll area={regions.mapScroll} label={words.map}>
      <JapanMap />
      <Tracks />
    </Scroll>
  );
}

/** What the player is asked: about the thing in hand, or by the game. */
function askOf({ picked, words, text, view, who }: BoardContext): string {
  switch (picked?.kind) {
    case 'card':
      return words.pickedCard(text.cardName(picked.card));
    case 'tile':
      return words.pickedTile;
    case undefined:
      return text.prompt(view, who);
  }
}

/** The decision that is no thing on the table: end the turn, pass, stop mapping. */
function mainOf({ now: view, mine, legal, words, text, act }: BoardContext): MainButton {
  const { phase, viewer } = view;
  const action = mainAction(legal);
  const kind = action?.kind ?? usualKind(phase.kind);
  return {
    label: words.main[kind],
    isDue: phase.kind !== 'over' && phase.seat === viewer,
    press: action && (() => act(action)),
    isOnly: legal.length === 1,
    // A way out while there is more to do; what one is here for lies on the table.
    isQuiet: kind !== 'endTurn' && legal.length > 1,
    refusal: () => text.refusal(whyNot(view, mine, { kind })),
  };
}

/** What the large button is for in a phase, even while it cannot be pressed. */
const usualKind = (phase: string): 'endTurn' | 'pass' | 'done' =>
  phase === 'mark' ? 'done' : phase === 'plan' || phase === 'claim' ? 'endTurn' : 'pass';
