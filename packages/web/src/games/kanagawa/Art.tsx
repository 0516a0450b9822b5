import { useRef } from 'preact/hooks';
import { addressOfSymbol, type Boxed, boxes } from '../../art/index.ts';
import { memo } from '../table/memo.ts';
import { type Manner, useDrawing } from './drawn.ts';
import type { Sheet } from './sheets.ts';

interface ArtProps extends Manner {
  readonly markup: string;
  readonly sheet: Sheet;
}

/** A drawing of ours. What it shows is said by the thing around it. */
export const Art = memo(({ markup, sheet, ...manner }: ArtProps) => {
  const holder = useRef<SVGSVGElement>(null);
  useDrawing(holder, markup, sheet, manner);
  const viewBox = `0 0 ${sheet.width} ${sheet.height}`;
  return <svg ref={holder} class="art" viewBox={viewBox} aria-hidden="true" focusable="false" />;
});

interface SignProps {
  readonly name: string;
  readonly kind: Boxed;
  readonly class?: string;
}

/** A symbol of the sprite. */
export const Sign = memo(({ name, kind, class: styled = '' }: SignProps) => (
  <svg class={`art ${styled}`} viewBox={boxes[kind].join(' ')} aria-hidden="true" focusable="false">
    <use
      href={addressOfSymbol(name)}
      x={boxes[kind][0]}
      y={boxes[kind][1]}
      width={boxes[kind][2]}
      height={boxes[kind][3]}
    />
  </svg>
));
