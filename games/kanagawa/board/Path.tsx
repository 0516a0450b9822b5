import { at } from '@hanga/web/table/box.ts';
import { hollowOf, startingHollow } from '../art/index.ts';
import { everyCard } from '../rules/index.ts';
import { type BoardContext, useBoard } from './context.ts';
import { hollowBox } from './hollow.ts';
import { place } from './layout.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The foot of a brush that stands on an icon of my studio. */
function footOf({ view, me, regions, hollows }: BoardContext, icon: number): Point | undefined {
  const hollow = hollows.indexOf(icon);
  const planks = [
    startingHollow,
    ...me.studio.map(card => (everyCard[card]?.studio.landscape ? hollowOf(everyCard[card].studio) : undefined)),
  ].flatMap((point, index) => (point ? [{ point, index }] : []));
  const plank = planks[hollow];
  if (!plank) return undefined;
  const box = hollowBox(plank.point, place({ kind: 'plank', index: plank.index }, view, regions));
  return { x: box.x + box.w / 2, y: box.y + box.h * 0.8 };
}

/** How brushes would go before a card is painted, drawn over the studio. */
export function Path() {
  const context = useBoard();
  const { path, regions } = context;
  if (path.length === 0) return null;
  const { tray, studio } = regions;
  const box = { x: tray.x, y: studio.y - 10, w: studio.x + studio.w - tray.x, h: studio.h + 20 };
  const front = { x: tray.x + tray.w / 2, y: tray.y + Math.min(tray.h / 2, 40) };
  const lines = path.flatMap(step => {
    const from = step.kind === 'place' ? front : footOf(context, step.from);
    const to = footOf(context, step.kind === 'place' ? step.icon : step.to);
    return from && to ? [{ from, to }] : [];
  });
  return (
    <svg
      class="path"
      style={at(box)}
      viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
      aria-hidden="true"
      focusable="false"
    >
      <marker id="path-end" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto">
        <path d="M0 0 10 5 0 10Z" />
      </marker>
      {lines.map(({ from, to }) => {
        const bow = bowOf(from, to);
        return (
          <g key={bow}>
            <path class="under" d={bow} />
            <path class="over" d={bow} marker-end="url(#path-end)" />
          </g>
        );
      })}
    </svg>
  );
}

/** A bow over what lies between. */
function bowOf(from: Point, to: Point): string {
  const lift = 14 + Math.hypot(to.x - from.x, to.y - from.y) * 0.18;
  const round = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
  return `M${round(from)}Q${round(middle)} ${round(to)}`;
}
