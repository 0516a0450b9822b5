import { type Manner, useDrawing } from '@hanga/web/press/useDrawing.ts';
import { memo } from '@hanga/web/table/memo.ts';
import { useRef } from 'preact/hooks';
import { boxes, type PictureRequest, symbols } from '../art/index.ts';
import { pictures } from './pictures.ts';

interface ArtProps extends Manner {
  readonly picture: PictureRequest;
}

/** A thing of the table. What it shows is said by the thing around it. */
export const Art = memo(({ picture, ...manner }: ArtProps) => {
  const holder = useRef<SVGSVGElement>(null);
  useDrawing(pictures, holder, picture, manner);
  const { width, height } = pictures.sheetOf(picture);
  return <svg ref={holder} class="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" />;
});

interface DrawingProps {
  readonly markup: string;
  readonly viewBox: string;
}

/** A drawing that is never printed. */
export const Drawing = memo(({ markup, viewBox }: DrawingProps) => (
  <svg
    class="art"
    viewBox={viewBox}
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: markup }}
  />
));

/** A symbol of the sprite. */
export const Sign = memo(({ name }: { readonly name: string }) => {
  const [x, y, width, height] = boxes[symbols[name]?.[0] ?? 'icon'];
  return (
    <svg class="art" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <use href={`#g-${name}`} x={x} y={y} width={width} height={height} />
    </svg>
  );
});
