import { useMemo, useRef } from 'preact/hooks';
import { toSvg } from '../art/toSvg.ts';
import { useInSight } from './inSight.ts';
import type { Figure } from './rulebook.ts';

interface DrawingProps extends Figure {
  /** The text alternative. Without one the picture is decorative, and hidden from screen readers. */
  readonly label?: string;
  readonly class?: string | undefined;
}

/** Art as a picture of the page, drawn when it comes into sight: a page of rules has more than a hundred. */
export function Drawing({ width, height, art, label, class: name }: DrawingProps) {
  const named = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': true as const };
  const frame = useRef<SVGSVGElement>(null);
  const isInSight = useInSight(frame);
  // Markup comes from our own drawing code, never from outside.
  const drawn = useMemo(() => ({ __html: isInSight ? toSvg(art) : '' }), [art, isInSight]);
  return <svg ref={frame} {...named} class={name} viewBox={`0 0 ${width} ${height}`} dangerouslySetInnerHTML={drawn} />;
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
