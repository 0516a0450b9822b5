import { type Manner, useDrawing, usePrinted } from '@hanga/web/press/useDrawing.ts';
import { memo } from '@hanga/web/table/memo.ts';
import { useRef } from 'preact/hooks';
import { boxOf, type PictureRequest } from '../art/index.ts';
import { signPicture } from './drawings.ts';
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

interface SignProps {
  readonly name: string;
}

/** A symbol as it stands on the table: one picture as soon as it is printed. */
export const Sign = memo(({ name }: SignProps) => {
  const image = usePrinted(pictures, signPicture(name));
  const [, , width, height] = boxOf(name);
  if (!image) return <DrawnSign name={name} />;
  return (
    <svg class="art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <image {...image} />
    </svg>
  );
});

/** A symbol of the sprite, however large. */
export const DrawnSign = memo(({ name }: SignProps) => {
  const [x, y, width, height] = boxOf(name);
  return (
    <svg class="art" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" focusable="false">
      <use href={`#g-${name}`} x={x} y={y} width={width} height={height} />
    </svg>
  );
});
