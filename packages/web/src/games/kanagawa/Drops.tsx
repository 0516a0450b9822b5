import type { Action } from '@hanga/kanagawa';
import type { ComponentChildren } from 'preact';
import { plankSize } from '../../art/index.ts';
import { Art } from './Art.tsx';
import { lookAhead, whyNot } from './ahead.ts';
import { classes, useDesk } from './desk.ts';
import { plankArt } from './drawings.ts';
import { at, type Box, fitPanels, fitPlanks, plankCountOf } from './fit.ts';
import { diplomasOffered, prints, studios, takes } from './selection.ts';

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
  if (picked?.kind !== 'column' && picked?.kind !== 'diploma') return null;
  const action = takes(narrowed)[0] ?? diplomasOffered(narrowed)[0];
  if (!action) return null;
  const box = regions.shape === 'tall' && tab === 'mine' ? regions.studio : regions.mine;
  return (
    <Drop action={action} box={box} class="whole">
      {words.toMe}
    </Drop>
  );
}

interface DropProps {
  readonly action: Action;
  readonly box: Box;
  readonly class?: string;
  readonly children: ComponentChildren;
}

function Drop({ action, box, class: look, children }: DropProps) {
  const desk = useDesk();
  const { view, text } = desk;
  return (
    <button
      type="button"
      class={classes('drop', look)}
      style={at(box)}
      data-drop=""
      aria-label={text.action(action, view)}
      onClick={() => desk.act(action)}
      onPointerEnter={() => desk.hint(action)}
      onPointerLeave={() => desk.hint(undefined)}
      onFocus={() => desk.hint(action)}
      onBlur={() => desk.hint(undefined)}
    >
      {children}
    </button>
  );
}

/** What the move brings at once, and the diplomas it would make due. */
function Promised({ action, word }: { readonly action: Action; readonly word: string }) {
  const { view, mine, words } = useDesk();
  const { gain, due } = lookAhead(view, mine, action);
  return (
    <span class="promise">
      {word}
      {gain !== 0 && <span class="gain">{words.gain(gain)}</span>}
      {due.length > 0 && <span class="star">★</span>}
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
    <Drop action={action} box={box}>
      <span class="next board" style={at(next, box)}>
        <Art markup={plankArt(card)} viewBox={`0 0 ${plankSize.width} ${plankSize.height}`} />
      </span>
      <Promised action={action} word={words.toStudio} />
    </Drop>
  );
}

function ToPrint({ card }: { readonly card: number }) {
  const { narrowed, regions, me, mine, view, words, text } = useDesk();
  const box = regions.print;
  const ways = prints(narrowed);
  const next = fitPanels(box, regions.shape, me.print.length + 1).at(me.print.length + 1);
  const slot = <span class="next panel" style={at(next, box)} />;
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
      <Drop action={way} box={box}>
        {slot}
        <Promised action={way} word={words.toPrint} />
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
      aria-label={desk.text.action(action, desk.view)}
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
