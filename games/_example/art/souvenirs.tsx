import { ink } from '@hanga/web/art/tokens.ts';
import type { JSX } from 'preact';
import type { SouvenirName } from '../rules/index.ts';
import { Block, Lines } from './Block.tsx';

/** What the stations sell, each about 40 x 40 around (0, 0). */
const drawings: Readonly<Record<SouvenirName, () => JSX.Element>> = {
  nori: () => (
    <>
      <Block of="-15,-12! 13,-15! 16,12! -12,15!" color={ink.pine} />
      <Lines d="M-10-7L9-9M-9-1L11-3M-8 5L12 3M-7 11L12 9" color="#2b4534" />
    </>
  ),
  lantern: () => (
    <>
      <Block of="-6,-17! 6,-17! 6,-13! -6,-13!" color={ink.bark} />
      <Block of="-6,-13! 6,-13! 13,-4 13,5 6,14! -6,14! -13,5 -13,-4" color={ink.vermilion} />
      <Lines d="M-12-6H12M-13 0H13M-12 6H12" width={1} color="#7c2017" />
      <Block of="-6,14! 6,14! 6,18! -6,18!" color={ink.bark} />
    </>
  ),
  marquetry: () => (
    <>
      <Block of="-17,-9! 17,-9! 17,14! -17,14!" color={ink.straw} />
      <Block of="-11.5,-9! -6,2.5! -11.5,14! -17,2.5!" color={ink.bark} weight={1} />
      <Block of="0,-9! 5.5,2.5! 0,14! -5.5,2.5!" color={ink.vermilion} weight={1} />
      <Block of="11.5,-9! 17,2.5! 11.5,14! 6,2.5!" color={ink.bark} weight={1} />
      <Lines d="M-17-9L-12-15H12L17-9" width={1.8} />
    </>
  ),
  mochi: () => (
    <>
      <Block of="-16,8! 16,8! 11,15! -11,15!" color={ink.bark} />
      <Block of="-15,8! -15,2 -8,-3 -1,2 -1,8!" color={ink.snow} />
      <Block of="1,8! 1,2 8,-3 15,2 15,8!" color={ink.snow} />
      <Block of="-7,-1! -7,-8 0,-13 7,-8 7,-1!" color={ink.straw} />
    </>
  ),
  yamSoup: () => (
    <>
      <Lines d="M-6-8Q-9-12-6-16M0-8Q-3-12 0-17M6-8Q3-12 6-16" color={ink.stone} />
      <Block of="-16,-4! 16,-4! 12,8 6,12! -6,12! -12,8" color="#8c2f22" />
      <Block of="-14,-4! 0,-7 14,-4! 0,-1" color={ink.snow} weight={1} />
      <Block of="-6,12! 6,12! 7,16! -7,16!" color="#5d1d14" />
    </>
  ),
  cloth: () => (
    <>
      <Block of="-12,-16! 12,-16! 13,10 8,16 2,11 -4,16 -9,11 -13,15" color={ink.aiDeep} />
      {[
        [-6, -9],
        [5, -9],
        [0, -2],
        [-7, 4],
        [7, 4],
      ].map(([x = 0, y = 0]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 3} ${y}L${x} ${y - 3}L${x + 3} ${y}L${x} ${y + 3}Z`}
          fill="none"
          stroke={ink.snow}
          stroke-width="1.4"
        />
      ))}
    </>
  ),
  clams: () => (
    <>
      <Block of="-17,6 -14,-5 -4,-10 4,-3 6,7! -6,12" color="#d9b78a" />
      <Lines d="M5 6L-14-4M5 6L-9-8M5 6L-3-9M5 6L-16 3" width={1} color="#7a5b3a" />
      <Block of="-2,9! 2,-2 10,-7 17,-1 17,8 8,14" color="#e8cfa4" />
      <Lines d="M-1 9L9-5M-1 9L14-2M-1 9L16 4M-1 9L14 9" width={1} color="#7a5b3a" />
    </>
  ),
  picture: () => (
    <>
      <Block of="-13,-17! 13,-17! 13,17! -13,17!" color={ink.washi} />
      <Block of="-9,11! -7,-2 0,-8 7,-2 9,11!" color={ink.vermilion} weight={1.2} />
      <Block of="-5,-7 0,-13 5,-7 0,-4" color={ink.skin} weight={1.2} />
      <Lines d="M-7 5L7 3M-9 14H9" />
    </>
  ),
};

export const Souvenir = ({ name }: { readonly name: SouvenirName }) => drawings[name]();
