import { type Action, text as texts } from '@hanga/kaigan';
import { kernelText } from '@hanga/kernel';
import { classes } from '../table/box.ts';
import { whyNot } from './ahead.ts';
import { useDesk } from './desk.ts';
import { eventsOf } from './history.ts';
import type { BoardProps } from './props.ts';
import { mainAction } from './selection.ts';

/** One sentence that says what to do, and what happened last. */
export function Prompt({ word }: { readonly word: string | undefined }) {
  const { view, text, words, who, picked, legal, table } = useDesk();
  const isMine = legal.length > 0;
  const prompt =
    picked?.kind === 'card'
      ? words.pickedCard(text.cardName(picked.card))
      : picked?.kind === 'tile'
        ? words.pickedTile
        : text.prompt(view, who);
  const last = eventsOf(table.log.at(-1))
    .map(event => text.event(event, who))
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

type MainKind = Action['kind'] & ('endTurn' | 'pass' | 'done');

type ButtonsProps = Pick<BoardProps, 'onUndo' | 'onRedo' | 'settings' | 'isReplay'>;

/** Undo, redo, put down, and the decision that is no thing on the table: end the turn, pass, stop mapping. */
export function Buttons({ onUndo, onRedo, settings, isReplay }: ButtonsProps) {
  const desk = useDesk();
  const { table, view, mine, legal, words, picked } = desk;
  if (isReplay || view.viewer === 'spectator') return null;
  const { phase } = view;
  const isMine = phase.kind !== 'over' && phase.seat === view.viewer;
  const action = mainAction(legal);
  const isOnly = action !== undefined && legal.length === 1;
  const kind: MainKind = (action?.kind as MainKind | undefined) ?? mainOf(phase.kind);
  const refusal = (): string => texts[settings.language].refusal(whyNot(view, mine, { kind }));
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
          {words.main[kind]}
        </button>
      )}
    </div>
  );
}

/** What the large button is for in a phase, even while it cannot be pressed. */
const mainOf = (phase: string): MainKind =>
  phase === 'mark' ? 'done' : phase === 'plan' || phase === 'claim' ? 'endTurn' : 'pass';

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
