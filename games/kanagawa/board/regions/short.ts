import { printHeight } from '../fit.ts';
import {
  cardRatio,
  deckHeight,
  fitMat,
  leastCard,
  leastCardHeight,
  slipCell,
  slipFor,
  stack,
  studioIn,
} from './parts.ts';
import { type Arrange, nowhere } from './types.ts';

const edge = 8;
const plateHeight = 40;
const leastStrip = 112;
/** A finger on the first one's score must not miss it. */
const above = 6;
const leastSlip = 52;

/** A low window: areas side by side, which scroll inside; the bar has prompt, buttons and tabs in one line. */
export const short: Arrange = ({ seats, rows, panels, planks, colors, across }, { width, height }) => {
  const tabs = { x: width - edge - 204, y: 2, w: 204, h: 42 };
  const bar = { x: 0, y: 0, w: tabs.x, h: 46 };
  const top = bar.h + 2;
  const area = Math.max(height - top - 6, leastCardHeight + plateHeight + 8);
  const w = width - 2 * edge;

  // At school: the mat on the left, what I have and the diplomas on the right.
  const isLow = area < 420;
  const share = Math.min(w * 0.55, Math.max(seats * (leastCard + 5) + 24, w * 0.44));
  const deck = isLow ? { x: edge + share + 10, y: top, w: w - share - 10 } : { x: edge, y: top, w: share };
  const matTop = isLow ? top : top + deckHeight + 6;
  const fit = fitMat({ x: edge, y: matTop, w: share, h: top + area - matTop }, seats, rows, 0.62);
  const side = { x: edge + share + 10, y: isLow ? top + deckHeight + 6 : top, w: w - share - 10 };
  const summary = { ...side, h: plateHeight + (side.w < 390 ? 26 : 0) + 34 };
  const slipsTop = summary.y + summary.h + 6;
  const window = { x: side.x, y: slipsTop, w: side.w, h: Math.max(top + area - slipsTop, 60) };
  const colorIs = side.w >= colors * slipCell(leastSlip).width ? 'column' : 'row';
  const [columns, lines] = colorIs === 'column' ? [colors, across] : [across, colors];
  const slip = Math.min(96, Math.max(leastSlip, slipFor(window, columns, lines)));
  const content = { width: window.w, height: lines * slipCell(slip).height };

  // At work: the cards on the left, print and studio on the right.
  const plate = { x: edge, y: top, w, h: w < 390 ? 64 : plateHeight };
  const low = plate.y + plate.h + 4;
  const rest = top + area - low;
  const card = Math.min(rest / cardRatio, Math.max(leastCard, w * 0.13));
  const hand = { x: edge, y: low, w: 3 * card + 22, h: Math.min(rest, card * cardRatio + 8) };
  const right = { x: hand.x + hand.w + 10, w: w - hand.w - 10 };
  const most = { ...right, y: low, h: rest * 0.45 };
  const print = { ...most, h: printHeight(most, 'short', panels) };
  const bench = { y: print.y + print.h + 6, h: rest - print.h - 6 };

  const each = Math.min(190, Math.max(leastStrip, (area - above + 8) / Math.ceil(seats / 2) - 8));
  const strips = { x: edge, y: top, w, h: area };
  const half = (w - 10) / 2;
  const isPaired = half >= 470;
  const column = above + (isPaired ? Math.ceil(seats / 2) : seats) * (each + 8) - 8;
  const players = isPaired
    ? Array.from({ length: seats }, (_, i) => ({
        x: edge + (i % 2) * (half + 10),
        y: top + above + Math.floor(i / 2) * (each + 8),
        w: half,
        h: each,
      }))
    : stack(seats, { ...strips, y: top + above }, each);
  return {
    shape: 'short',
    bar,
    buttons: nowhere,
    tabs,
    deck: { ...deck, h: deckHeight },
    ...fit,
    rows,
    diplomas: { ...window, h: Math.max(window.h, content.height) },
    slip: { w: slip, colorIs },
    ...(content.height > window.h + 1 && { slips: { ...window, content } }),
    players,
    ...(column > area + 1 && { strips: { ...strips, content: { width: w, height: column } } }),
    summary,
    plate,
    print,
    tray: { x: right.x, y: bench.y, w: 48, h: bench.h },
    ...studioIn({ x: right.x + 54, y: bench.y, w: right.w - 54, h: bench.h }, planks),
    hand,
    offer: { x: right.x, y: low, w: right.w, h: rest },
    mine: { ...side, y: summary.y, h: top + area - summary.y },
  };
};
