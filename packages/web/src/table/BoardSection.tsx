import type { GameTypes } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../games/front.ts';
import { Buttons, type MainButton, Prompt } from './Bar.tsx';
import { useBoardKeys } from './boardKeys.ts';
import { at, classes } from './box.ts';
import { BoardProvider, type KitContext } from './context.ts';
import { moveByArrow } from './focus.ts';
import { useCalm, useSingleClick } from './haste.ts';
import { useMarkRules } from './marks.ts';
import { finishMotion } from './motion.ts';
import { Tabs } from './Tabs.tsx';
import { tableWords } from './text/index.ts';
import type { BoardState } from './useBoardState.ts';
import './table.css';

interface BoardSectionProps<T extends GameTypes, Tab extends string> {
  /** The game's name, which its style sheet goes by. */
  readonly class: string;
  readonly board: BoardProps<T>;
  readonly state: BoardState<unknown, Tab>;
  readonly context: KitContext;
  /** What the player is asked. */
  readonly ask: string;
  readonly main: MainButton;
  readonly children: ComponentChildren;
}

/** The board as a whole: the bar, the game's areas, and where the layout gives them a place the buttons and tabs. */
export function BoardSection<T extends GameTypes, Tab extends string>(props: BoardSectionProps<T, Tab>) {
  const { board, state, context, children } = props;
  const { stands } = board.table;
  const still = stands && tableWords().stands[stands];
  const main: MainButton =
    still === undefined ? props.main : { ...props.main, press: undefined, isDue: false, refusal: () => still };
  const { root, tab, groups, due, changed, chooseTab, word, last } = state;
  const { regions, isHolding, isAsked, putDown, words, viewer } = context;
  const isInBar = regions.buttons.w === 0;
  useMarkRules(board.changed);
  const onClickCapture = useSingleClick(board.table.move);
  const isPlayed = !board.isReplay && viewer !== 'spectator';
  const calm: MainButton = { ...main, press: useCalm(main.press, main.label) };
  useBoardKeys(
    isPlayed
      ? {
          words,
          language: board.settings.language,
          noUndo: board.table.noUndo,
          canRedo: board.table.canRedo,
          main: calm,
          undo: () => board.onUndo(),
          redo: () => board.onRedo(),
          say: context.say,
          putDown: isHolding ? putDown : undefined,
        }
      : undefined,
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!root.current) return;
    if (event.key === 'Escape') {
      finishMotion();
      if (isHolding) putDown();
    } else if (moveByArrow(root.current, event)) event.preventDefault();
  };
  const buttons = isPlayed && (
    <Buttons
      table={board.table}
      language={board.settings.language}
      main={calm}
      onUndo={() => board.onUndo()}
      onRedo={() => board.onRedo()}
    />
  );
  return (
    <BoardProvider value={context}>
      <section
        ref={root}
        tabIndex={-1}
        class={classes(props.class, 'table-top', regions.shape, isAsked && 'yours', isHolding && 'holding')}
        aria-label={words.board}
        onKeyDown={onKeyDown}
        onPointerDown={finishMotion}
        onClickCapture={onClickCapture}
        onClick={event => {
          if (isHolding && !(event.target as Element).closest('button, [role=button], [data-drop]')) putDown();
        }}
      >
        <div class="bar" style={at(regions.bar)}>
          <Prompt ask={still ?? props.ask} last={last} word={still === undefined ? word : undefined} />
          {isInBar && buttons}
        </div>
        {children}
        {!isInBar && (
          <div class="foot" style={at(regions.buttons)}>
            {buttons}
          </div>
        )}
        {groups.length > 1 && <Tabs groups={groups} tab={tab} due={due} changed={changed} onTab={chooseTab} />}
      </section>
    </BoardProvider>
  );
}
