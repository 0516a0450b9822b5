import { longestRun } from '@hanga/kanagawa';
import { useRef } from 'preact/hooks';
import { mountSize, panelSize, scrollMount } from '../../art/index.ts';
import { memo } from '../table/memo.ts';
import { classes, useDesk } from './desk.ts';
import { panelsArt } from './drawings.ts';
import { useDrawing } from './drawn.ts';
import { at, type Box, fitPanels } from './fit.ts';
import { pieceOf } from './pieces.ts';
import { panelSheet } from './sheets.ts';

interface PrintProps {
  readonly seat: number;
  readonly box: Box;
  readonly shape: 'wide' | 'tall';
  /** A copy has no names: the pieces lie elsewhere. */
  readonly isCopy?: boolean;
}

/** A player's print: one picture from the starting tile to the newest panel. */
export function Print({ seat, box, shape, isCopy = false }: PrintProps) {
  const { view, text, words, who, isLit } = useDesk();
  const player = view.players[seat]!;
  const panels = panelsArt(player.tile, player.print);
  const fit = fitPanels({ ...box, x: 0, y: 0 }, shape, panels.length);
  const run = longestRun(player);
  const names = [words.startingTile(text.tile(player.tile)), ...player.print.map(text.cardName)];
  const label = `${words.print}, ${who(seat)}, ${words.printSections(panels.length)}: ${names.join('; ')}`;
  const mount = mountSize(panels.length);
  return (
    <div
      class={classes('print', isLit(pieceOf.print(seat)) && 'lit')}
      style={at(box)}
      data-piece={isCopy ? undefined : pieceOf.print(seat)}
      role="img"
      aria-label={label}
    >
      <svg class="art" viewBox={`0 0 ${box.w} ${box.h}`} aria-hidden="true" focusable="false">
        {shape === 'wide' && (
          <svg
            x="0"
            y="0"
            width={mount.width * fit.scale}
            height={mount.height * fit.scale}
            viewBox={`0 0 ${mount.width} ${mount.height}`}
            dangerouslySetInnerHTML={{ __html: scrollMount(panels.length) }}
          />
        )}
        {panels.map((markup, index) => {
          const place = fit.at(index);
          const piece = index === 0 ? pieceOf.tile(seat) : pieceOf.card(player.print[index - 1]!);
          return (
            <g key={piece} transform={`translate(${place.x} ${place.y}) scale(${fit.scale})`}>
              <g data-piece={isCopy ? undefined : piece} class={classes('panel', isLit(piece) && 'lit')}>
                <Panel markup={markup} isLarge={isCopy} />
                <rect data-box="" class="edge" width={panelSize.width} height={panelSize.height} />
              </g>
            </g>
          );
        })}
        {run.points > 1 && <Run fit={fit} from={run.from} to={run.to} />}
      </svg>
    </div>
  );
}

const Panel = memo(({ markup, isLarge }: { readonly markup: string; readonly isLarge: boolean }) => {
  const holder = useRef<SVGGElement>(null);
  useDrawing(holder, markup, panelSheet, { isLarge });
  return <g ref={holder} />;
});

/** A thread under the longest run of one season. */
const Run = ({
  fit,
  from,
  to,
}: {
  readonly fit: ReturnType<typeof fitPanels>;
  readonly from: number;
  readonly to: number;
}) => {
  const pieces: { x: number; y: number; w: number }[] = [];
  for (let index = from; index <= to; index++) {
    const { x, y, w, h } = fit.at(index);
    const last = pieces.at(-1);
    if (last && last.y === y + h) last.w = x + w - last.x;
    else pieces.push({ x, y: y + h, w });
  }
  return (
    <g class="run">
      {pieces.map(({ x, y, w }) => (
        <rect key={y} x={x + 2} y={y + 1} width={w - 4} height="3" rx="1.5" />
      ))}
    </g>
  );
};
