import type { GameFront, ReasonTexts } from '@hanga/web/games/front.ts';
import { late } from '@hanga/web/shell/late.tsx';
import { diplomaSize } from '../art/index.ts';
import { pieceTopic } from '../learn/pieceTopic.ts';
import {
  defaultOptions,
  diplomaOf,
  everyDiploma,
  type Kanagawa,
  kanagawa,
  type ScoreLine,
  type SeenEvent,
} from '../rules/index.ts';
import { Board } from './Board.tsx';
import { OptionFields } from './OptionFields.tsx';
import { openView } from './openView.ts';
import { pictureOf } from './pictureOf.ts';
import { changedBy, piecesFor, piecesOf } from './pieces.ts';
import { TurnLine } from './TurnLine.tsx';
import { text } from './text/spoken/index.ts';

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
  pictureOf,
  Keepsakes: late(() => import('./keepsake/Keepsakes.tsx').then(part => part.ready())),
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
  honor: (diploma, language) =>
    everyDiploma[diploma] && {
      name: text[language].diploma(diplomaOf(diploma)),
      picture: { picture: { diploma }, ...diplomaSize },
    },
  roundOf: ({ round }) => round,
  piecesOf: (event, view) => piecesOf(event as SeenEvent, view),
  changedBy: (event, view) => changedBy(event as SeenEvent, view),
  piecesFor,
  topicOf: pieceTopic,
  inspector: () => import('./Inspect.tsx').then(part => part.inspector),
  TurnLine,
  roundBegun: event => (event.kind === 'roundBegan' ? event.round : undefined),
  openView,
  beginsTurn: action => action.kind === 'take' || action.kind === 'wait',
  summary: () => import('./summary.ts').then(part => part.summary),
  reasons: () => import('../bot/text/index.ts').then(part => part.kanagawaReason as ReasonTexts),
  soundOf(events) {
    const happened = new Set(events.map(({ kind }) => kind));
    if (happened.has('tookDiploma')) return 'seal';
    if (happened.has('placedBrush') || happened.has('movedBrush')) return 'brush';
    return happened.size > 0 ? 'card' : undefined;
  },
  hidesFromOthers: (view, seats) => view.players.some(({ secret }, seat) => !seats[seat]?.bot && secret.length > 0),
};
