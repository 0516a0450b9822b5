import type { GameFront } from '@hanga/web/games/front.ts';
import { type Dochu, defaultOptions, dochu, scoreKinds } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { Board } from './Board.tsx';
import { piecesOf } from './pieces.ts';

export const dochuFront: GameFront<Dochu> = {
  rules: dochu,
  text,
  defaultOptions,
  Board,
  scoreRows: (outcome, language) =>
    scoreKinds.map(kind => ({
      label: text[language].scoreRow[kind],
      points: outcome.scores.map(({ lines }) => lines.find(line => line.kind === kind)?.points),
    })),
  piecesOf,
  openView: (view, own) => ({
    ...view,
    players: view.players.map((player, seat) => own[seat]?.players[seat] ?? player),
  }),
  soundOf: events => (events.some(({ kind }) => kind === 'bought' || kind === 'arrived') ? 'seal' : 'card'),
};
