import { liveries, type Seat } from '@hanga/web/art/liveries.ts';
import { figures } from '@hanga/web/art/numerals.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { Block, Lines } from './Block.tsx';

/** A traveller in the livery of a colour, 32 x 40 around (0, 0). The number tells them apart without colour. */
export function Traveller({ color, number }: { readonly color: number; readonly number: number }) {
  const { color: cloak, deep } = liveries[(color % 4) as Seat];
  return (
    <>
      <ellipse cx="1" cy="18" rx="13" ry="3" fill="#1c160d" fill-opacity=".35" />
      <Block of="-6,-8! 6,-8! 13,16! 0,18 -13,16!" color={cloak} />
      <Lines d="M-9 8Q0 12 10 8" color={deep} width={1.2} />
      <Block of="-15,-7! 0,-19! 15,-7! 0,-3" color={ink.straw} />
      <text y="11" text-anchor="middle" font-size="13" font-weight="700" fill={ink.snow}>
        {number}
      </text>
    </>
  );
}

/** A road card, 80 x 110 around (0, 0): its stages as a figure and as sandals. */
export function RoadCard({ stages }: { readonly stages: number }) {
  return (
    <>
      <rect x="-40" y="-55" width="80" height="110" rx="7" fill={ink.washi} stroke={ink.sumi} stroke-width="1.6" />
      <rect x="-34" y="-49" width="68" height="98" rx="4" fill="none" stroke={ink.ochre} stroke-width="1.2" />
      <g dangerouslySetInnerHTML={{ __html: toSvg(figures(String(stages), 0, -18, 42, ink.aiDeep)) }} />
      {Array.from({ length: stages }, (_, i) => (
        <g key={i} transform={`translate(${(i - (stages - 1) / 2) * 20} 28)`}>
          <Block of="0,-12 6,-8 5,4 4,12 -4,12 -5,4 -6,-8" color={ink.straw} weight={1.2} />
          <Lines d="M0-9L-5-2M0-9L5-2" color={ink.vermilion} width={1.6} />
        </g>
      ))}
    </>
  );
}

/** The back of an errand, 40 x 40 around (0, 0). */
export const Sealed = () => (
  <>
    <Block of="-13,-16! 13,-16! 13,16! -13,16!" color={ink.aiDeep} />
    <Lines d="M-13-16L0 2L13-16" color={ink.aiPale} />
    <circle cy="3" r="5" fill={ink.vermilion} />
  </>
);

/** A coin with a square hole, 20 x 20 around (0, 0). */
export const Coin = () => (
  <>
    <circle r="8.5" fill={ink.ochre} stroke={ink.sumi} stroke-width="1.2" />
    <rect x="-2.6" y="-2.6" width="5.2" height="5.2" fill={ink.washi} stroke={ink.sumi} stroke-width="1" />
  </>
);
