import { moved, node } from '@hanga/web/art/tree.ts';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { type Boxed, boxes, use } from '../art/index.ts';

/** A symbol of the sprite at the size of the text beside it. */
export function Icon(props: { id: string; kind: Boxed; class?: string }) {
  const [left, top, width, height] = boxes[props.kind];
  return (
    <Drawing
      width={width}
      height={height}
      art={node('g', { transform: [moved(-left, -top)] }, use(props.id, props.kind, 0, 0))}
      class={props.class ?? 'learn-symbol'}
    />
  );
}
