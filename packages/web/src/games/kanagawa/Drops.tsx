import { type Action, diplomaOf } from '@hanga/kanagawa';
import type { ComponentChildren } from 'preact';
import { Art, Sign } from './Art.tsx';
import { lookAhead, whyNot } from './ahead.ts';
import { classes, type Desk, useDesk } from './desk.ts';
import { plankArt, slipArt } from './drawings.ts';
import { at, type Box, fitPanels, fitPlanks, plankCountOf } from './fit.ts';
import { diplomasOffered, prints, studios, takes } from './selection.ts';
import { plankSheet, slipSheet } from './sheets.ts';

/** The places where what is picked up can go, laid over the table while it is in the air. */
export function Drops({ tab }: { readonly tab: string }) {
  const { picked, regions, narrowed, words } = useDesk();
  if (picked?.kind === 'card') {
    return (
      <>
        <ToStudio card={picked.card} />
        <ToPrint card={picked.card} />
      </>
    );
  }
  // A yokai to pass on is dropped at another's place: `PlateChoices` lies there.
  if (!picked || picked.kind === 'brush' || picked.kind === 'icon') return null;
  const action = takes(narrowed)[0] ?? diplomasOffered(narrowed)[0] ?? coming(narrowed);
  if (!action) return null;
  const box = regions.shape === 'tall' && tab === 'mine' ? regions.studio : regions.mine;
  return <Drop action={action} box={box} word={words.toMe} class="whole" />;
}

const coming = (actions: readonly Action[]): Action | undefined => actions.find(({ kind }) => kind === 'takeYokai');

interface DropProps {
  readonly action: Action;
  readonly box: Box;
  /** What is written on it. */
  readonly word: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

function Drop({ action, box, word, class: look, children }: DropProps) {
  const desk = useDesk();
  return (
    <button
      type="button"
      class={classes('drop', look)}
      style={at(box)}
      data-drop=""
      aria-label={namedWithPromise(desk, action, word)}
      onClick={() => desk.act(action)}
      onPointerEnter={() => desk.hint(action)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(action)}
      onBlur={() => desk.hint(undefined)}
    >
      {children}
      <Promised action={action} word={word} />
    </button>
  );
}

/** What it does, in words: the action, what it brings at once, and the diplomas it would make due. */
function namedWithPromise({ view, mine, text, words, who }: Desk, action: Action, word: string): string {
  const { gain, due, paintable, movesYokai } = lookAhead(view, mine, action);
  return [
    gain === 0 ? word : `${word} ${words.gain(gain)}`,
    text.action(action, view, who),
    ...(movesYokai ? [words.thenYokai] : []),
    ...(paintable.length > 0 ? [words.wouldPaint(paintable.map(text.cardName).join('; '))] : []),
    ...due.map(diploma => words.wouldMeet(text.need(diplomaOf(diploma)))),
  ].join('. ');
}

/** What the move brings at once, and the diplomas it would make due. */
function Promised({ action, word }: { readonly action: Action; readonly word: string }) {
  const { view, mine, words } = useDesk();
  const { gain, due, movesYokai } = lookAhead(view, mine, action);
  return (
    <span class="promise">
      {word}
      {gain !== 0 && <span class="gain">{words.gain(gain)}</span>}
      {movesYokai && (
        <span class="passes">
          <Sign name="icon-passYokai" kind="icon" />
        </span>
      )}
      {due.map(diploma => (
        <span key={diploma} class="mini">
          <Art markup={slipArt(diploma)} sheet={slipSheet} />
        </span>
      ))}
    </span>
  );
}

function ToStudio({ card }: { readonly card: number }) {
  const { narrowed, regions, me, words } = useDesk();
  const action = studios(narrowed)[0];
  if (!action) return null;
  const box = regions.studio;
  const next = fitPlanks(box, plankCountOf(me)).at(plankCountOf(me));
  return (
    <Drop action={action} box={box} word={words.toStudio}>
      <span class="next next-plank" style={at(next, box)}>
        <Art markup={plankArt(card)} sheet={plankSheet} />
      </span>
    </Drop>
  );
}

function ToPrint({ card }: { readonly card: number }) {
  const { narrowed, regions, me, mine, view, words, text } = useDesk();
  const box = regions.print;
  const ways = prints(narrowed);
  const next = fitPanels(box, regions.shape, me.print.length + 1).at(me.print.length + 1);
  const slot = <span class="next next-panel" style={at(next, box)} />;
  const [way] = ways;
  if (!way) {
    const reason = text.refusal(whyNot(view, mine, { kind: 'print', card, jokers: 0 }));
    return (
      <p class="drop no" style={at(box)}>
        <span class="promise">{reason}</span>
      </p>
    );
  }
  if (ways.length === 1) {
    return (
      <Drop action={way} box={box} word={words.toPrint}>
        {slot}
      </Drop>
    );
  }
  return (
    <div class="drop ways" style={at(box)} data-drop="">
      {slot}
      <div class="chips">
        {ways.map(action => (
          <Way key={action.jokers} action={action} word={words.jokers(action.jokers)} />
        ))}
      </div>
    </div>
  );
}

/** Icons and jokers could both paint it: one chip for each number of jokers. */
function Way({ action, word }: { readonly action: Action; readonly word: string }) {
  const desk = useDesk();
  return (
    <button
      type="button"
      class="button primary"
      data-drop=""
      aria-label={namedWithPromise(desk, action, word)}
      onClick={() => desk.act(action)}
      onPointerEnter={() => desk.hint(action)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(action)}
      onBlur={() => desk.hint(undefined)}
    >
      <Promised action={action} word={word} />
    </button>
  );
}
