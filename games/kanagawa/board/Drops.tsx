import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { focusOn } from '@hanga/web/table/focus.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Action } from '../rules/index.ts';
import { Art } from './Art.tsx';
import { whyNot } from './ahead.ts';
import { useBoard } from './context.ts';
import { plankArt } from './drawings.ts';
import { fitPanels, fitPlanks, plankCountOf } from './fit.ts';
import { hints, namedWithPromise, Promised } from './Promised.tsx';
import { diplomasOffered, studios, takes } from './selection.ts';
import { type Way, waysTo } from './ways.ts';
import { wayWords } from './wayWords.ts';

/** The places where what is picked up can go, laid over the table while it is in the air. */
export function Drops({ tab }: { readonly tab: string }) {
  const { picked, regions, narrowed, words } = useBoard();
  if (picked?.kind === 'card') {
    return (
      <>
        <ToPrint card={picked.card} />
        <ToStudio card={picked.card} />
      </>
    );
  }
  // A yokai to pass on is dropped at another's place: `PlateChoices` lies there.
  if (!picked || picked.kind === 'brush' || picked.kind === 'icon') return null;
  const action = takes(narrowed)[0] ?? diplomasOffered(narrowed)[0] ?? coming(narrowed);
  if (!action) return null;
  const box = regions.tabs.w > 0 && tab === 'mine' ? (regions.bench ?? regions.studio) : regions.mine;
  return <Drop action={action} box={box} word={words.toMe} class="whole" />;
}

const coming = (actions: readonly Action[]): Action | undefined => actions.find(({ kind }) => kind === 'takeYokai');

interface DropProps {
  readonly action: Action;
  /** How it is done, if brushes go first. */
  readonly way?: Way;
  readonly box: Box;
  /** What is written on it. */
  readonly word: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

function Drop({ action, way, box, word, class: look, children }: DropProps) {
  const context = useBoard();
  return (
    <button
      type="button"
      class={classes('drop', look)}
      style={at(box)}
      data-drop=""
      aria-label={namedWithPromise(context, action, word, way?.steps)}
      onClick={() => (way ? context.follow(way) : context.act(action))}
      {...hints(context, action, way?.steps)}
    >
      {children}
      <Promised action={action} word={word} {...(way && { steps: way.steps })} />
    </button>
  );
}

function ToStudio({ card }: { readonly card: number }) {
  const { narrowed, regions, me, words } = useBoard();
  const action = studios(narrowed)[0];
  if (!action) return null;
  const box = regions.bench ?? regions.studio;
  const next = fitPlanks(regions.studio, regions.fits.planks).at(plankCountOf(me));
  return (
    <Drop action={action} box={box} word={words.toStudio}>
      {next.y + next.h <= box.y + box.h && (
        <span class="next next-plank" style={at(next, box)}>
          <Art picture={plankArt(card)} />
        </span>
      )}
    </Drop>
  );
}

/** The cheapest way to paint it, in one gesture; others are a step away. */
function ToPrint({ card }: { readonly card: number }) {
  const { regions, me, mine, view, words, text } = useBoard();
  const box = regions.print;
  const [way, ...others] = waysTo(view, mine, card);
  if (!way) {
    const reason = text.refusal(whyNot(view, mine, { kind: 'print', card, jokers: 0 }));
    return (
      <p class="drop no" style={at(box)}>
        <span class="promise">{reason}</span>
      </p>
    );
  }
  const next = fitPanels(box, regions.shape, regions.fits.panels).at(me.print.length + 1);
  return (
    <>
      <Drop action={way.print} way={way} box={box} word={wayWords(way, me, words)}>
        <span class="next next-panel" style={at(next, box)} />
      </Drop>
      {others.length > 0 && <OtherWays key={card} ways={others} />}
    </>
  );
}

/** As many as fit beside each other. */
const waysShown = 4;

function OtherWays({ ways }: { readonly ways: readonly Way[] }) {
  const { regions, words } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const chips = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) focusOn(chips.current?.querySelector('button') ?? undefined);
  }, [isOpen]);
  const { x, y, w } = regions.print;
  return (
    <div ref={chips} class="chips" style={at({ x, y: y - 6, w, h: 0 })}>
      {isOpen ? (
        ways.slice(0, waysShown).map(way => <OtherWay key={JSON.stringify(way)} way={way} />)
      ) : (
        <button type="button" class="button" data-then="" onClick={() => setOpen(true)}>
          {words.otherWays} ({Math.min(ways.length, waysShown)})
        </button>
      )}
    </div>
  );
}

function OtherWay({ way }: { readonly way: Way }) {
  const context = useBoard();
  const word = wayWords(way, context.me, context.words);
  return (
    <button
      type="button"
      class="button primary"
      data-drop=""
      aria-label={namedWithPromise(context, way.print, word, way.steps)}
      onClick={() => context.follow(way)}
      {...hints(context, way.print, way.steps)}
    >
      <Promised action={way.print} steps={way.steps} word={word} />
    </button>
  );
}
