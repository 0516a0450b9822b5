import { at, type Box, classes } from '@hanga/web/table/box.ts';
import { useEffect, useRef } from 'preact/hooks';
import { useBoard } from './context.ts';
import { tileBox } from './layout.ts';
import { RoundStep, Share } from './RoundStep.tsx';
import type { Regions } from './regions.ts';
import { honorOf, phases } from './roundEnd.ts';
import { Sum } from './Sum.tsx';
import type { News } from './useRoundEnd.ts';

interface TidingsProps {
  readonly news: News;
  readonly onClose: () => void;
}

/** What the end of the round has brought, step by step, until the viewer moves on or closes it. */
export function Tidings({ news, onClose }: TidingsProps) {
  const { regions, words } = useBoard();
  const { end, told, isTelling } = news;
  const box = boxOf(regions, isTelling);
  const title = words.tidings(end.round);
  const panel = useRef<HTMLElement>(null);
  // What is being told is in sight.
  useEffect(() => {
    if (isTelling && panel.current) panel.current.scrollTop = panel.current.scrollHeight;
  }, [told, isTelling]);
  return (
    <aside ref={panel} class="tidings" style={`${at(box)};height:auto;max-height:${box.h}px`} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {isTelling && (
          <button type="button" class="button quiet" onClick={news.skip}>
            {words.skip}
          </button>
        )}
        <button type="button" class="button quiet close" aria-label={words.close} onClick={onClose}>
          ×
        </button>
      </header>
      <ol>
        {end.steps.slice(0, told).map((step, index) => (
          <li key={index} class={classes('step', isTelling && index === told - 1 && 'now')}>
            <span class="number" aria-hidden="true">
              {phases.indexOf(step.phase) + 1}
            </span>
            <RoundStep step={step} />
          </li>
        ))}
        {!isTelling && !end.steps.some(({ phase }) => phase === 'scoring') && <li class="step">{words.noTile}</li>}
      </ol>
      {!isTelling && (
        <p class="together">
          <HonorSum news={news} />
        </p>
      )}
    </aside>
  );
}

/** All the honor of the round's end, by player. */
export function HonorSum({ news, isBrief = false }: { readonly news: News; readonly isBrief?: boolean }) {
  const { words, view, who } = useBoard();
  const sums = honorOf(news.end, view.players.length);
  return (
    <span class="signs">
      <span class="unseen">{sums.map((points, seat) => words.honorFor(who(seat), points)).join('. ')}</span>
      {!isBrief && <span aria-hidden="true">{words.honorTogether}</span>}
      <span class="signs" aria-hidden="true">
        {sums.map((points, seat) => (
          <Share key={seat} seat={seat}>
            <Sum sum={`+${points}`} sign="honor" />
          </Share>
        ))}
      </span>
    </span>
  );
}

/**
 * Over the islands: while it is told between the tiles, on which it is to be seen; then over the lower ones too, if it is
 * much. Where there is little room, over all but what is mine.
 */
function boxOf(regions: Regions, isTelling: boolean): Box {
  const { map, phases: strip, hand, isRoomy } = regions;
  if (!isRoomy) {
    // The line above it is as high as a finger.
    const y = strip.y + strip.h + 10;
    return { x: strip.x, y, w: strip.w, h: hand.y - 4 - y };
  }
  const w = Math.min(520, map.w - 16);
  const [upper, lower] = [tileBox(regions, 0), tileBox(regions, 1)];
  const y = upper.y + upper.h + 6;
  return { x: map.x + (map.w - w) / 2, y, w, h: (isTelling ? lower.y : map.y + map.h) - 6 - y };
}
