import { defaultOptions, type Kanagawa, kanagawa, type ScoreLine, type SeenEvent, text } from '@hanga/kanagawa';
import type { GameFront } from '../front.ts';
import { Board } from './Board.tsx';
import { Keepsakes, Thumbnail } from './Keepsakes.tsx';
import { pieceTopic } from './learn/pieceTopic.ts';
import { OptionFields } from './OptionFields.tsx';
import { piecesOf } from './pieces.ts';

const counted: readonly ScoreLine['kind'][] = [
  'print',
  'seasons',
  'printHarmony',
  'studioHarmony',
  'diploma',
  'grandMaster',
  'yokai',
];

export const kanagawaFront: GameFront<Kanagawa> = {
  rules: kanagawa,
  text,
  defaultOptions,
  Board,
  OptionFields,
  Thumbnail,
  Keepsakes,
  /** One row for each kind of line, in the order of the count; all diplomas of a player add up in one. */
  scoreRows: (outcome, language) =>
    counted
      .filter(kind => kind !== 'yokai' || outcome.scores.some(({ lines }) => lines.some(line => line.kind === kind)))
      .map(kind => ({
        label: text[language].scoreRow[kind],
        points: outcome.scores.map(({ lines }) => {
          const own = lines.filter(line => line.kind === kind);
          return own.length === 0 ? undefined : own.reduce((sum, line) => sum + line.points, 0);
        }),
      })),
  roundOf: state => state.round,
  piecesOf: (event, view) => piecesOf(event as SeenEvent, view),
  topicOf: pieceTopic,
  beginsTurn: action => action.kind === 'take' || action.kind === 'wait',
  soundOf(events) {
    const happened = new Set(events.map(({ kind }) => kind));
    if (happened.has('tookDiploma')) return 'seal';
    if (happened.has('placedBrush') || happened.has('movedBrush')) return 'brush';
    return happened.size > 0 ? 'card' : undefined;
  },
  hidesFromOthers: (view, seats) => view.players.some(({ secret }, seat) => !seats[seat]?.bot && secret.length > 0),
};
