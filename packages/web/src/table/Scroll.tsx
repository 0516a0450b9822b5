import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { beforeFrame } from './beforeFrame.ts';
import { at, type Box, classes, type Size } from './box.ts';
import { useBoardContext } from './context.ts';
import { isInView, reveal } from './reveal.ts';
import './scroll.css';

/** A window on something larger. What lies in it is placed from the board's corner, as if nobody had scrolled. */
export interface ScrollBox extends Box {
  /** How much there is to see, from the same corner on. */
  readonly content: Size;
}

interface ScrollProps {
  /** Without one its content lies on the board itself. */
  readonly area: ScrollBox | undefined;
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * An area that scrolls inside: by touch, wheel and keys. What the log points at and the first thing that can be chosen come
 * into view by themselves. Pieces that can be dragged there say `touch-action: var(--drag, none)`: a finger that moves
 * along scrolls, one that moves across drags.
 */
export function Scroll({ area, label, class: look, children }: ScrollProps) {
  const { lit, isAsked, isHolding, move } = useBoardContext();
  const frame = useRef<HTMLDivElement>(null);
  const isAcross = !!area && area.content.width > area.w + 1;
  const isDown = !!area && area.content.height > area.h + 1;
  const find = (selector: string): Element[] => [...(frame.current?.querySelectorAll(selector) ?? [])];

  useLayoutEffect(
    () => beforeFrame(() => mark(frame.current)),
    [area?.w, area?.h, area?.content.width, area?.content.height],
  );
  useLayoutEffect(() => {
    if (lit.length === 0) return;
    beforeFrame(() => {
      const [first] = lit.flatMap(piece => find(`[data-piece="${CSS.escape(piece)}"]`));
      if (first) reveal(first);
    });
  }, [lit]);
  useLayoutEffect(() => {
    if (!isAsked) return;
    beforeFrame(() => {
      const choices = find(isHolding ? '[data-drop]' : '[data-choice]');
      if (choices[0] && !choices.some(isInView)) reveal(choices[0]);
    });
  }, [move, isAsked, isHolding]);

  if (!area) return <>{children}</>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups what can be scrolled to; a fieldset is for forms.
    <div
      ref={frame}
      class={classes('scroll', look, isAcross && 'across', isDown && 'down')}
      style={at(area)}
      role="group"
      aria-label={label}
      // Keys scroll what has the focus.
      tabIndex={isAcross || isDown ? 0 : undefined}
      onScroll={event => mark(event.currentTarget)}
      onWheel={event => {
        if (isAcross && !isDown && event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
      }}
    >
      <div class="scrolled" style={`width:${area.content.width}px;height:${area.content.height}px`}>
        <div class="origin" style={`left:${-area.x}px;top:${-area.y}px`}>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Where there is more to see, the edge fades. */
function mark(frame: HTMLElement | null): void {
  if (!frame) return;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  const more = [
    scrollLeft > 2 && 'left',
    scrollTop > 2 && 'up',
    scrollLeft + clientWidth < scrollWidth - 2 && 'right',
    scrollTop + clientHeight < scrollHeight - 2 && 'down',
  ];
  frame.dataset['more'] = more.filter(Boolean).join(' ');
}
