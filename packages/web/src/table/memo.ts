import { Component, type ComponentChild, type ComponentType, createElement } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { BoardProvider, type KitContext, useBoardContext } from './context.ts';

const isSame = (one: object, other: object): boolean => {
  const [before, after] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(after);
  return names.length === Object.keys(before).length && names.every(name => Object.is(before[name], after[name]));
};

/** A part of the board that is drawn anew only when something it is given has changed. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props, next);
    }
    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}

/** What of the board's context a part shows, besides what the log points at. */
export type Reads<C extends KitContext> = (context: C) => unknown;

/**
 * A part of the board in which nothing can be chosen: it is drawn anew only when what it reads of the board's context
 * has changed.
 */
export function memoOf<C extends KitContext>(reads: Reads<C>, Content: ComponentType): ComponentType {
  return () => {
    const context = useBoardContext<C>();
    const seen = useRef(context);
    const read = useRef('');
    const facts = JSON.stringify([reads(context), context.lit, context.size, context.words.board]);
    if (facts !== read.current) seen.current = context;
    read.current = facts;
    // The same element again: nothing below is drawn while the context it reads stays the same.
    const content = useMemo(() => createElement(Content, {}), []);
    return createElement(BoardProvider, { value: seen.current }, content);
  };
}
