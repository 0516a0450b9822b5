import { type Manner, useDrawing } from '@hanga/web/press/useDrawing.ts';
import { memo } from '@hanga/web/table/memo.ts';
import { useRef } from 'preact/hooks';
import { addressOfSymbol, type Boxed, boxes, type PictureRequest } from '../art/index.ts';
import { pictures } from './pictures.ts';
import { sheetOf } from './sheets.ts';

interface ArtProps extends Manner {
  readonly picture: PictureRequest;
}

/** A drawing of ours. What it shows is said by the thing around it. */
export const Art = memo(({ picture, ...manner }: ArtProps) => {
  const holder = useRef<SVGSVGElement>(null);
  useDrawing(pictures, holder, picture, manner);
  const { width, height } = sheetOf(picture);
  return <svg ref={holder} class="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" />;
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
