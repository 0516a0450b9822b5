import { printHeight } from '../fit.ts';
import {
  caption,
  cardRatio,
  deckHeight,
  fitMat,
  leastCard,
  slipFor,
  slipGap,
  slipRatio,
  stack,
  studioIn,
} from './parts.ts';
import { type Arrange, nowhere } from './types.ts';

const edge = 8;
/** A plate of two lines. */
const plateHeight = 64;
const leastStrip = 164;
/** A finger on the first one's score must not miss it. */
const above = 6;
const leastSummary = plateHeight + 48;

/** A phone: four areas that share the middle of the screen, buttons and tabs under the thumb. */
export const tall: Arrange = ({ seats, rows, panels, planks, colors, across, isWatching }, { width, height }) => {
  const bar = { x: 0, y: 0, w: width, h: 64 };
  const tabs = { x: 0, y: height - 52, w: width, h: 52 };
  const buttons = isWatching ? nowhere : { x: edge, y: tabs.y - 52, w: width - 2 * edge, h: 48 };
  const top = bar.h + 2;
  const area = (isWatching ? tabs.y : buttons.y) - 6 - top;
  const w = width - 2 * edge;

  const matTop = top + deckHeight + 6;
  const school = { x: edge, y: matTop, w, h: area - deckHeight - 6 };
  const fit = fitMat(school, seats, rows, 0.62);
  const below = matTop + fit.mat.h + 6;
  const left = top + area - below;
  const summary = left >= leastSummary ? { x: edge, y: below, w, h: Math.min(left, 150) } : nowhere;

  const each = Math.max((area - above + 8) / seats - 8, leastStrip);
  const strips = { x: edge, y: top, w, h: area };
  const column = above + seats * (each + 8) - 8;

  const hand = Math.max(leastCard * cardRatio, area * 0.3);
  const rest = area - plateHeight - hand - 20;
  const most = { x: edge, y: top + plateHeight + 4, w, h: rest * 0.5 };
  const print = { ...most, h: printHeight(most, 'tall', panels) };
  const bench = { y: print.y + print.h + 8, h: rest - print.h };

  const diplomas = { x: edge, y: top, w, h: area };
  const slip = slipFor(diplomas, across, colors);
  const content = { width: w, height: colors * (Math.max(slip, 60) * slipRatio + caption + slipGap) };
  return {
    shape: 'tall',
    bar,
    buttons,
    tabs,
    deck: { x: edge, y: top, w, h: deckHeight },
    ...fit,
    rows,
    diplomas: { ...diplomas, h: Math.max(area, content.height) },
    slip: { w: Math.max(slip, 60), colorIs: 'row' },
    ...(content.height > area + 1 && { slips: { ...diplomas, content } }),
    players: stack(seats, { ...strips, y: top + above }, Math.min(each, 230)),
    ...(column > area + 1 && { strips: { ...strips, content: { width: w, height: column } } }),
    summary,
    plate: { x: edge, y: top, w, h: plateHeight },
    print,
    tray: { x: edge, y: bench.y, w: 50, h: bench.h },
    ...studioIn({ x: edge + 56, y: bench.y, w: w - 56, h: bench.h }, planks),
    hand: { x: edge, y: bench.y + bench.h + 8, w, h: hand },
    offer: { x: edge, y: top, w, h: area },
    mine: summary === nowhere ? buttons : { ...summary, h: left },
  };
};
