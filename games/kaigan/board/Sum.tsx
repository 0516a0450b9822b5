import { Sum as SumOf } from '@hanga/web/table/Sum.tsx';
import { Sign } from './Art.tsx';

/** A number of something that has a sign. */
export const Sum = ({ sum, sign }: { readonly sum: string; readonly sign: string }) => (
  <SumOf sum={sum}>
    <Sign name={sign} />
  </SumOf>
);
