import { tableText } from '@hanga/table';
import type { ComponentChildren } from 'preact';
import type { Settings } from '../settings.ts';
import type { SeatedTable } from '../source/source.ts';
import { classes } from './box.ts';
import { useBoardContext } from './context.ts';
import type { Shape } from './shape.ts';
import './bar.css';

interface PromptProps {
  /** What the player is asked. */
  readonly ask: string;
  /** What happened last. */
  readonly last: string;
  /** A word to the player, which takes the place of what happened. */
  readonly word: string | undefined;
}

/** How many letters have room at the usual size, beside the buttons or above them. */
const lettersIn: Readonly<Record<Shape, (width: number) => number>> = {
  wide: width => (width - 450) / 9.6,
  tablet: width => (2 * (width - 400)) / 9,
  tall: width => (2 * (width - 60)) / 8,
  short: width => (2 * (width - 250)) / 8,
};

/** One sentence that says what to do, and what happened last. */
export function Prompt({ ask, last, word }: PromptProps) {
  const { words, isAsked, regions } = useBoardContext();
  const isLong = ask.length > lettersIn[regions.shape](regions.bar.w);
  return (
    <div class={classes('prompt', isAsked && 'yours', isLong && 'long')}>
      <p class="ask" aria-live="polite">
        {isAsked && <span class="unseen">{words.yourMove}: </span>}
        {ask}
      </p>
      <p class={classes('last', word !== undefined && 'word')} role="status">
        {word ?? <span aria-hidden="true">{last}</span>}
      </p>
    </div>
  );
}

/** The one decision that is no thing on the table: what the large button does. */
export interface MainButton {
  readonly label: string;
  /** The key that presses it; unless said, it is E. */
  readonly key?: string;
  /** What it is called among the pieces that are lit. */
  readonly piece?: string;
  /** Whether it is the player's turn, even if a lesson leaves nothing to choose; else its place is empty. */
  readonly isDue?: boolean;
  /** `undefined` while it cannot be pressed. */
  readonly press: (() => void) | undefined;
  /** Whether nothing else is left to choose. */
  readonly isOnly: boolean;
  /** Whether it is rather the way out than what one is here for. */
  readonly isQuiet?: boolean;
  /** Why it cannot be pressed. */
  readonly refusal: () => string;
}

interface ButtonsProps {
  readonly table: Pick<SeatedTable<never>, 'noUndo' | 'canRedo'>;
  readonly language: Settings['language'];
  readonly main: MainButton;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Undo, redo, and the large button; while a thing is picked up, that one puts it down. */
export function Buttons({ table, language, main, onUndo, onRedo }: ButtonsProps) {
  const { words, isAsked, isHolding, putDown, say, isLit } = useBoardContext();
  const noUndo = table.noUndo && tableText[language].refusal[table.noUndo];
  const { label, piece, isDue = isAsked, press, isOnly, isQuiet = false, refusal } = main;
  return (
    <div class="buttons">
      <ToolButton
        sign="↶"
        why={noUndo}
        brief={table.noUndo && tableText[language].brief[table.noUndo]}
        onPress={onUndo}
      >
        {words.undo}
      </ToolButton>
      <ToolButton sign="↷" why={table.canRedo ? undefined : ''} onPress={onRedo}>
        {words.redo}
      </ToolButton>
      {isHolding ? (
        <button type="button" class="button step" onClick={putDown}>
          {words.putDown}
        </button>
      ) : (
        <button
          type="button"
          class={classes(
            'button step',
            press && !isQuiet && 'primary',
            !isDue && 'absent',
            piece && isLit(piece) && 'lit',
          )}
          aria-disabled={!press}
          {...(press && (isOnly ? { 'data-choice': '' } : { 'data-then': '' }))}
          title={isDue && !press ? refusal() : undefined}
          onClick={press ?? (() => say(refusal()))}
        >
          {label}
        </button>
      )}
    </div>
  );
}

interface ToolButtonProps {
  readonly sign: string;
  /** Why it cannot be pressed, if it cannot; empty where that needs no words. */
  readonly why: string | undefined;
  /** The same in a few words, to be read on the button itself. */
  readonly brief?: string | undefined;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function ToolButton({ sign, why, brief, onPress, children }: ToolButtonProps) {
  const { say } = useBoardContext();
  const isOff = why !== undefined;
  return (
    <button
      type="button"
      class="button quiet"
      aria-disabled={isOff}
      onClick={() => (isOff ? why && say(why) : onPress())}
    >
      <span aria-hidden="true" class="sign">
        {sign}
      </span>{' '}
      <span class="label">
        {children}
        {brief && <small class="brief">{brief}</small>}
      </span>
    </button>
  );
}
