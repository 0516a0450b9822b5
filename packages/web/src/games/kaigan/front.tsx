import { defaultOptions, type Event, honorSources, type Kaigan, kaigan, text } from '@hanga/kaigan';
import type { GameFront } from '../front.ts';
import { Board } from './Board.tsx';
import { Keepsakes, Thumbnail } from './Keepsakes.tsx';
import { OptionFields } from './OptionFields.tsx';
import { piecesOf, topicOf } from './pieces.ts';

export const kaiganFront: GameFront<Kaigan> = {
  rules: kaigan,
  text,
  defaultOptions,
  Board,
  OptionFields,
  Thumbnail,
  Keepsakes,
  scoreRows: (outcome, language) =>
    honorSources
      .map(kind => ({
        label: text[language].scoreRow[kind],
        points: outcome.scores.map(({ lines }) => lines.find(line => line.kind === kind)?.points),
      }))
      // Nobody gained anything there: with three players the row of the printed honor is closed.
      .filter(({ points }) => points.some(value => value !== undefined)),
  roundOf: state => state.round,
  piecesOf: (event, view) => piecesOf(event as Event, view),
  topicOf,
  beginsTurn: action => action.kind === 'play' || action.kind === 'returnQuadrant',
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
