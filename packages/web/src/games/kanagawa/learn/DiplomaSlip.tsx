import { type BaseDiploma as Diploma, diplomas } from '@hanga/kanagawa';
import { diploma, diplomaSize } from '../../../art/index.ts';
import { Drawing } from '../../../learn/Picture.tsx';

/** The art's name of a diploma, made from what it asks for. */
function artId({ needs }: Diploma): string {
  switch (needs.kind) {
    case 'each':
      return `animals-${needs.of.join('-')}`;
    case 'different':
    case 'identical':
      return `${needs.suit}s-${needs.count}-${needs.kind}`;
    case 'trees':
    case 'brushes':
    case 'arrows':
    case 'landscapes':
      return `${needs.kind}-${needs.count}`;
  }
}

export function DiplomaSlip(props: { number: number }) {
  const slip = diplomas[props.number] as Diploma;
  const { color, harmony, gives } = slip;
  const art = diploma({ id: artId(slip), color, harmony, ...(gives && { gives }) });
  return <Drawing {...diplomaSize} markup={art} class="learn-slip" />;
}
