import { kept } from '@hanga/web/art/kept.ts';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { diplomaSize, slip } from '../art/index.ts';

const slipOf = kept(slip);

export const DiplomaSlip = ({ number }: { number: number }) => (
  <Drawing {...diplomaSize} art={slipOf(number)} class="learn-slip" />
);
