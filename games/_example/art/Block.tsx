import { loop } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';

interface BlockProps {
  /** The outline, as the page's brush reads it: "x,y x,y! …", where `!` is a corner. */
  readonly of: string;
  readonly color: string;
  readonly weight?: number;
}

/** A block of colour with its key line, printed a hair beside it as by hand. */
export function Block({ of, color, weight = 1.6 }: BlockProps) {
  const path = loop(of);
  return (
    <>
      <path
        d={path}
        fill={ink.sumi}
        stroke={ink.sumi}
        stroke-width={weight}
        stroke-linejoin="round"
        transform={`translate(${weight * 0.22} ${weight * 0.28})`}
      />
      <path d={path} fill={color} />
    </>
  );
}

/** Lines of the key block. */
export const Lines = ({ d, width = 1.4, color = ink.sumi }: { d: string; width?: number; color?: string }) => (
  <path d={d} fill="none" stroke={color} stroke-width={width} stroke-linecap="round" />
);
