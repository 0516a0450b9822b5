import { cardSize, matOf, matSize } from '../../art/index.ts';
import { mountFor, roomOf } from '../fit.ts';
import { benchOf, cardRatio, deckHeight, fitMat, leastCard, slipCell, slipFor, stack } from './parts.ts';
import { type Arrange, nowhere } from './types.ts';

const edge = 10;
const plateHeight = 40;
const head = 18;
/** As low as another's table may be. */
const strip = 112;
const leastSlip = 48;

/** Upright: the school beside the others and the diplomas, and under them all of my table. */
export const tablet: Arrange = ({ seats, panels, planks, colors, across }, { width, height }) => {
  const bar = { x: 0, y: 0, w: width, h: 58 };
  const top = bar.h + 4;
  const area = height - top - edge;
  const w = width - 2 * edge;
  const strips = (seats - 1) * (strip + 8) - 8;
  const most = area - 12 - (strips + 10 + head + across * slipCell(leastSlip).height) - plateHeight - 12;
  const bench = Math.min(Math.max(Math.min(area * 0.2, most * 0.58), 150), 132 * cardRatio);
  const print = Math.min(mountFor(w, roomOf(panels)), area * 0.17, most - bench);
  const lower = plateHeight + 4 + bench + 8 + print;
  const upper = area - lower - 12;

  const school = (matSize(matOf(seats)).width * leastCard) / cardSize.width;
  const right = Math.max(w * 0.5, Math.min(430, w - 14 - school));
  const room = { x: edge, y: top + deckHeight + 6, w: w - right - 14, h: upper - deckHeight - 6 };
  const x = edge + w - right;
  const slip = Math.min(slipFor({ w: right, h: upper - strips - 10 - head }, colors, across), 70);
  const slips = head + across * slipCell(slip).height;
  const others = upper - slips - 10;
  const y = top + upper + 12;
  const table = { x: edge, y: y + plateHeight + 4, w, h: bench };
  return {
    shape: 'tablet',
    bar,
    buttons: nowhere,
    tabs: nowhere,
    deck: { x: edge, y: top, w: room.w, h: deckHeight },
    ...fitMat(room, seats, 3, 0.62),
    rows: 3,
    players: stack(
      seats - 1,
      { x, y: top, w: right, h: others },
      Math.min((others + 8) / (seats - 1) - 8, 90 + print * 0.62),
    ),
    diplomas: { x, y: top + upper - slips, w: right, h: slips },
    slip: { w: slip, colorIs: 'column' },
    summary: nowhere,
    plate: { x: edge, y, w, h: plateHeight },
    ...benchOf(table, 56, planks),
    print: { x: edge, y: table.y + bench + 8, w, h: print },
    offer: { ...room, w: Math.max(room.w, 380) },
    mine: { x: edge, y, w, h: lower },
  };
};
