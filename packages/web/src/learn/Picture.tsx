import { type Boxed, boxes, use } from '../art/index.ts';
import type { Figure } from './rulebook.ts';

interface DrawingProps extends Figure {
  /** What it shows, for those who listen. Without one it only decorates words beside it. */
  readonly label?: string;
  readonly class?: string | undefined;
}

/** Art as a picture of the page. Its markup comes from our own drawing code, never from outside. */
export function Drawing({ width, height, markup, label, class: name }: DrawingProps) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg {...named} class={name} viewBox={`0 0 ${width} ${height}`} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}

interface FigureProps {
  readonly figure: Figure;
  readonly caption: string;
  /** In rem. */
  readonly width: number | undefined;
}

export function FigureOf({ figure, caption, width }: FigureProps) {
  return (
    <figure class="learn-figure" style={width ? { '--wide': `${width}rem` } : undefined}>
      <Drawing {...figure} label={caption} />
      <figcaption aria-hidden="true">{caption}</figcaption>
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
