import { diplomaSize } from '../../../art/index.ts';
import { Drawing } from '../../../learn/Picture.tsx';
import { slipArt } from '../drawings.ts';

export const DiplomaSlip = ({ number }: { number: number }) => (
  <Drawing {...diplomaSize} markup={slipArt(number)} class="learn-slip" />
);
