import { kept } from '@hanga/web/art/kept.ts';
import { toSvg } from '@hanga/web/art/toSvg.ts';
import { useDrawing } from '@hanga/web/press/useDrawing.ts';
import { at, type Box, classes } from '@hanga/web/table/box.ts';
import type { Shape } from '@hanga/web/table/context.ts';
import { memo } from '@hanga/web/table/memo.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { useEffect, useRef } from 'preact/hooks';
import { mountSize, type PictureRequest, panelSize, scrollMount } from '../art/index.ts';
import { longestRun } from '../rules/index.ts';
import { useBoard } from './context.ts';
import { panelsArt } from './drawings.ts';
import { fitPanels, isMounted } from './fit.ts';
import { pictures } from './pictures.ts';
import { pieceOf } from './pieces.ts';
import { usePulls } from './usePulls.ts';

const mountOf = kept((panels: number): string => toSvg(scrollMount(panels)));

interface PrintProps {
  readonly seat: number;
  readonly box: Box;
  readonly shape: Shape;
  /** How many panels it is laid out for, if not for those that it has. */
  readonly fits?: number;
  /** A copy has no names: the pieces lie elsewhere. */
  readonly isCopy?: boolean;
}

/** A player's print: one picture from the starting tile to the newest panel. */
export function Print({ seat, box, shape, fits, isCopy = false }: PrintProps) {
  const { view, text, words, who, isLit } = useBoard();
  const player = view.players[seat]!;
  const panels = panelsArt(player.tile, player.print);
  const fit = fitPanels({ ...box, x: 0, y: 0 }, shape, fits ?? panels.length);
  const run = longestRun(player);
  const painted = useJoined(player.print);
  const joined = painted === undefined || isCopy ? undefined : pieceOf.card(painted);
  const names = [words.startingTile(text.tile(player.tile)), ...player.print.map(text.cardName)];
  const label = labelled(`${words.print}, ${who(seat)}, ${words.printSections(panels.length)}`, names.join('; '));
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
        {isMounted(shape) && (
          <svg
            x="0"
            y="0"
            width={mount.width * fit.scale}
            height={mount.height * fit.scale}
            viewBox={`0 0 ${mount.width} ${mount.height}`}
            dangerouslySetInnerHTML={{ __html: mountOf(panels.length) }}
          />
        )}
        {panels.map((picture, index) => {
          const place = fit.at(index);
          const piece = index === 0 ? pieceOf.tile(seat) : pieceOf.card(player.print[index - 1]!);
          return (
            <g key={piece} transform={`translate(${place.x} ${place.y}) scale(${fit.scale})`}>
              <g data-piece={isCopy ? undefined : piece} class={classes('panel', isLit(piece) && 'lit')}>
                <Panel picture={picture} isLarge={isCopy} isNew={piece === joined} />
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

interface PanelProps {
  readonly picture: PictureRequest;
  readonly isLarge: boolean;
  /** It has just joined the print. */
  readonly isNew: boolean;
}

const Panel = memo(({ picture, isLarge, isNew }: PanelProps) => {
  const holder = useRef<SVGGElement>(null);
  const over = useRef<SVGGElement>(null);
  useDrawing(pictures, holder, picture, { isLarge });
  usePulls(over, picture, isNew);
  return (
    <>
      <g ref={holder} />
      <g ref={over} />
    </>
  );
});

/** The card that has been painted since the print was last drawn, if it is one alone. */
function useJoined(print: readonly number[]): number | undefined {
  const before = useRef(print.length);
  const isLonger = print.length === before.current + 1;
  useEffect(() => {
    before.current = print.length;
  });
  return isLonger ? print.at(-1) : undefined;
}

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
