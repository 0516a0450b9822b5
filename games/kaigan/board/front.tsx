import type { GameFront, ReasonTexts } from '@hanga/web/games/front.ts';
import { late } from '@hanga/web/shell/late.tsx';
import { defaultOptions, type Event, honorSources, type Kaigan, kaigan } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { OptionFields } from './OptionFields.tsx';
import { pictureOf } from './pictureOf.ts';
import { piecesOf, topicOf } from './pieces.ts';
import { isOfRoundEnd } from './roundEnd.ts';
import { TurnLine } from './TurnLine.tsx';
import { text } from './text/spoken/index.ts';

export const kaiganFront: GameFront<Kaigan> = {
  rules: kaigan,
  text,
  defaultOptions,
  Board,
  OptionFields,
  pictureOf,
  Keepsakes: late(() => import('./keepsake/Keepsakes.tsx').then(part => part.Keepsakes)),
  scoreRows: (outcome, language) =>
    honorSources
      .map(kind => ({
        label: text[language].scoreRow[kind],
        points: outcome.scores.map(({ lines }) => lines.find(line => line.kind === kind)?.points),
      }))
      // Nobody gained anything there: with three players the row of the printed honor is closed.
      .filter(({ points }) => points.some(value => value !== undefined)),
  roundOf: ({ round }) => round,
  piecesOf: (event, view) => piecesOf(event as Event, view),
  /** The end of a round is told by itself, and is no doing of whoever moved last. */
  changedBy: (event, view) => (isOfRoundEnd(event as Event) ? [] : piecesOf(event as Event, view)),
  topicOf,
  inspector: () => import('./Inspect.tsx').then(part => part.inspector),
  TurnLine,
  roundBegun: event => (event.kind === 'roundBegan' && 'round' in event ? event.round : undefined),
  /** G50: the purses are in every view, and only covered. */
  openView: view => ({ ...view, options: { ...view.options, purses: 'open' } }),
  beginsTurn: action => action.kind === 'play' || action.kind === 'returnQuadrant',
  summary: () => import('./summary.ts').then(part => part.summary),
  reasons: () => import('../bot/text/index.ts').then(part => part.kaiganReason as ReasonTexts),
  soundOf(events) {
    const happened = new Set(events.map(({ kind }) => kind));
    if (happened.has('scoredTile') || happened.has('claimedRow')) return 'seal';
    if (happened.has('placedMarkers') || happened.has('advanced')) return 'brush';
    return happened.size > 0 ? 'card' : undefined;
  },
  /** G50: a covered purse is looked into by its owner alone. */
  hidesFromOthers: ({ options }, seats) =>
    options.purses === 'covered' && seats.filter(({ bot }) => bot === undefined).length > 1,
};
