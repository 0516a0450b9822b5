import { ink } from '@hanga/web/art/tokens.ts';
import type { JSX } from 'preact';
import type { PlaceName } from '../rules/index.ts';
import { Block, Lines } from './Block.tsx';

const sky = ['#f3d9b5', '#f0cdb0', '#dfe3d6', '#cfe0e4'] as const;
const land = [ink.moss, '#93a263', ink.pine, '#88956a'] as const;

/** The sky and the land behind a place, 120 x 90 from (0, 0): no two neighbours alike. */
export function Ground({ place }: { readonly place: number }) {
  const hill = 52 + ((place * 7) % 3) * 4;
  const id = `dochu-sky-${place}`;
  return (
    <>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={ink.aiPale} />
          <stop offset=".45" stop-color={sky[place % 4]} />
          <stop offset="1" stop-color={ink.washi} />
        </linearGradient>
      </defs>
      <rect width="120" height="90" fill={`url(#${id})`} />
      <path
        d={`M0 ${hill + 8}Q${30 + ((place * 13) % 40)} ${hill - 16} 120 ${hill}V90H0Z`}
        fill={land[place % 4]}
        stroke={ink.sumi}
        stroke-width="1.2"
      />
      <path d="M0 78Q60 68 120 78V90H0Z" fill="#e6d3a4" stroke={ink.sumi} stroke-width="1" />
    </>
  );
}

/** Sights around (0, 0), about 60 x 50. */
const inn = (
  <>
    <Block of="-18,-2! 18,-2! 18,18! -18,18!" color="#d8b98a" />
    <Block of="-25,-2! -14,-15! 14,-15! 25,-2!" color={ink.tile} />
    <Block of="-11,3! 11,3! 11,10! -11,10!" color={ink.aiDeep} weight={1} />
    <Lines d="M-4 3V10M4 3V10" width={1} color={ink.snow} />
  </>
);
const bridge = (
  <>
    <Block of="-34,14! -18,2 0,-3 18,2 34,14! 34,19! 18,9 0,5 -18,9 -34,19!" color={ink.bark} />
    <Lines d="M-20 8V20M0 5V20M20 8V20" width={2.4} color="#4d3821" />
    <Lines d="M-28 4V11M-14-3V3M0-8V-3M14-3V3M28 4V11M-30 6Q0-16 30 6" width={1.6} />
  </>
);
const pagoda = (
  <>
    <Block of="-12,4! 12,4! 12,20! -12,20!" color="#e0c79a" />
    <Block of="-24,5! 0,-5 24,5!" color={ink.tile} />
    <Block of="-9,-12! 9,-12! 9,-2! -9,-2!" color={ink.vermilion} />
    <Block of="-18,-9! 0,-19 18,-9!" color={ink.tile} />
    <Lines d="M0-19V-28" width={2} />
  </>
);

const sights: Partial<Readonly<Record<PlaceName, JSX.Element>>> = {
  nihonbashi: bridge,
  totsuka: inn,
  mishima: inn,
  shimada: inn,
  kyoto: pagoda,
};

export const Sight = ({ name }: { readonly name: PlaceName }) => sights[name] ?? null;

/** Mount Fuji over the sea, 240 x 90 from (0, 0): it fills what the road leaves free. */
export const Fuji = () => (
  <>
    <rect width="240" height="90" fill="#f0cdb0" />
    <rect y="56" width="240" height="34" fill={ink.ai} />
    <Block of="30,60! 96,20 112,10! 128,10! 146,20 212,60!" color={ink.aiDeep} />
    <Block of="84,27 112,10! 128,10! 157,27 146,24 137,32 127,24 118,33 108,24 97,32" color={ink.snow} weight={1.2} />
    <Lines
      d="M0 68Q20 62 40 68T80 68T120 68T160 68T200 68T240 68M-20 78Q0 72 20 78T60 78T100 78T140 78T180 78T220 78T260 78"
      color={ink.aiPale}
    />
    <circle cx="206" cy="20" r="10" fill={ink.vermilion} />
  </>
);
