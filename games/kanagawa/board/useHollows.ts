import { useMemo, useState } from 'preact/hooks';
import type { PlayerView } from '../rules/index.ts';
import { type Hollows, hollowsFor, keepHollows, keptHollows, traded } from './hollows.ts';
import type { BoardProps } from './props.ts';

/** In which hollows a player's icons are shown, and how two that are alike trade places. */
export function useHollows(
  { commitment: game }: BoardProps['table'],
  seat: number,
  me: PlayerView,
): [Hollows, (pairs: readonly (readonly [number, number])[]) => void] {
  const [kept, keep] = useState<{ readonly of: string; readonly hollows: Hollows | undefined }>();
  const of = `${game}-${seat}`;
  const stored = useMemo(() => keptHollows(game, seat), [of]);
  const hollows = hollowsFor(kept?.of === of ? kept.hollows : stored, me);
  const trade = (pairs: readonly (readonly [number, number])[]): void => {
    const next = pairs.reduce((now, [one, other]) => traded(now, one, other), hollows);
    keepHollows(game, seat, next);
    keep({ of, hollows: next });
  };
  return [hollows, trade];
}
