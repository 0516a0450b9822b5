import { type Action, text as texts } from '@hanga/kanagawa';
import { kernelText } from '@hanga/kernel';
import { whyNot } from './ahead.ts';
import { classes, useDesk } from './desk.ts';
import type { BoardProps } from './props.ts';
import { only } from './selection.ts';

/** One sentence that says what to do, and what happened last. */
export function Prompt({ word }: { readonly word: string | undefined }) {
  const { view, text, words, who, picked, legal, table } = useDesk();
  const isMine = legal.length > 0;
  const prompt = ((): string => {
    switch (picked?.kind) {
      case 'card':
        return words.pickedCard(text.cardName(picked.card));
      case 'brush':
        return words.pickedBrush;
      case 'icon':
        return words.pickedStanding;
      case 'column':
        return words.pickedColumn;
      case 'diploma':
        return words.pickedDiploma;
      case 'yokai':
        return picked.from === undefined ? words.pickedYokai : words.pickedDiploma;
      case undefined:
        return text.prompt(view, who);
    }
  })();
  const last = table.log
    .at(-1)
    ?.events.map(event => text.event(event, who))
    .join(' ');
  return (
    <div class={classes('prompt', isMine && 'yours')}>
      <p class="ask" aria-live="polite">
        {isMine && <span class="unseen">{words.yourMove}: </span>}
        {prompt}
      </p>
      <p class={classes('last', word !== undefined && 'word')} role="status">
        {word ?? <span aria-hidden="true">{last}</span>}
      </p>
    </div>
  );
}

type ButtonsProps = Pick<BoardProps, 'onUndo' | 'onRedo' | 'settings' | 'isReplay'>;

/** Undo, redo, put down, and the two decisions that are no thing on the table: wait, and end the turn. */
export function Buttons({ onUndo, onRedo, settings, isReplay }: ButtonsProps) {
  const desk = useDesk();
  const { table, view, mine, legal, words, picked } = desk;
  if (isReplay || view.viewer === 'spectator') return null;
  const { phase } = view;
  const isMine = phase.kind !== 'over' && phase.seat === view.viewer;
  const main: Action['kind'] & ('wait' | 'end') = phase.kind === 'school' ? 'wait' : 'end';
  const action = only(legal, main);
  const isOnly = action !== undefined && legal.length === 1;
  const refusal = (): string => texts[settings.language].refusal(whyNot(view, mine, { kind: main }));
  const noUndo = table.noUndo && kernelText[settings.language].refusal[table.noUndo];
  return (
    <div class="buttons">
      <Button label={words.undo} sign="↶" why={noUndo} onPress={onUndo} />
      <Button label={words.redo} sign="↷" why={table.canRedo ? undefined : ''} onPress={onRedo} />
      {picked ? (
        <button type="button" class="button step" onClick={() => desk.pick(undefined)}>
          {words.putDown}
        </button>
      ) : (
        <button
          type="button"
          class={classes('button step', action && 'primary', !isMine && 'absent')}
          aria-disabled={!action}
          {...(isOnly ? { 'data-choice': '' } : action ? { 'data-then': '' } : {})}
          title={isMine && !action ? refusal() : undefined}
          onClick={() => (action ? desk.act(action) : desk.say(refusal()))}
        >
          {words[main]}
        </button>
      )}
    </div>
  );
}

interface ButtonProps {
  readonly label: string;
  readonly sign: string;
  /** Why it cannot be pressed, if it cannot. */
  readonly why: string | undefined;
  readonly onPress: () => void;
}

function Button({ label, sign, why, onPress }: ButtonProps) {
  const { say } = useDesk();
  const isOff = why !== undefined;
  return (
    <button
      type="button"
      class="button quiet"
      aria-disabled={isOff}
      title={why || undefined}
      onClick={() => (isOff ? why && say(why) : onPress())}
    >
      <span aria-hidden="true" class="sign">
        {sign}
      </span>{' '}
      <span class="label">{label}</span>
    </button>
  );
}
