import { boxes, symbols } from '../../art/kaigan/index.ts';
import { memo } from '../table/memo.ts';

interface ArtProps {
  readonly markup: string;
  readonly viewBox: string;
}

/** A drawing of ours. What it shows is said by the thing around it. */
export const Art = memo(({ markup, viewBox }: ArtProps) => (
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
