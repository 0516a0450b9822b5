import { type Boxed, boxes, use } from '../art/index.ts';
import { figure } from './figures.ts';
import type { FigureId } from './rules.types.ts';

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  /** What it shows, for those who listen. Without one it only decorates words beside it. */
  readonly label?: string;
  readonly class?: string;
}

/** Art as a picture of the page. Its markup comes from our own drawing code, never from outside. */
export function Drawing({ width, height, markup, label, class: name }: DrawingProps) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg {...named} class={name} viewBox={`0 0 ${width} ${height}`} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

export function FigureOf(props: { id: FigureId; caption: string; class?: string }) {
  return (
    <figure class={`learn-figure ${props.class ?? ''}`} data-figure={props.id}>
      <Drawing {...figure(props.id)} label={props.caption} />
      <figcaption aria-hidden="true">{props.caption}</figcaption>
    </figure>
  );
}

/** A symbol of the sprite at the size of the text beside it. */
export function Icon(props: { id: string; kind: Boxed; class?: string }) {
  const [left, top, width, height] = boxes[props.kind];
  return (
    <Drawing
      width={width}
      height={height}
      markup={`<g transform="translate(${-left} ${-top})">${use(props.id, props.kind, 0, 0)}</g>`}
      class={props.class ?? 'learn-symbol'}
    />
  );
}
