import type { Seat } from '@hanga/kernel';
import { brushesFor, JOKER, landscapeOf } from './cards.ts';
import { isEmpty, readyFor, readyIcons } from './icons.ts';
import { isSameMove } from './steps/brush.ts';
import { school } from './steps/school.ts';
import { handSize } from './steps/work.ts';
import type { Action, Icon, Player, Refusal, State } from './types.ts';

/** Why an action that is not among the legal ones is refused. Reads only what `seat` itself may see. */
export function refuse(state: State, seat: Seat, input: unknown): Refusal {
  const action = asAction(input);
  if (!action) return { kind: 'notAnAction' };
  switch (state.phase.kind) {
    case 'school':
      return school.refuse(state, action);
    case 'diplomas':
      return isAnswer(action) ? { kind: 'notOffered' } : { kind: 'diplomasFirst' };
    case 'takeYokai':
      return action.kind === 'takeYokai' ? { kind: 'noYokaiThere' } : { kind: 'yokaiFirst', do: 'take' };
    case 'giveYokai':
      return action.kind === 'giveYokai' ? { kind: 'notAnOpponent' } : { kind: 'yokaiFirst', do: 'give' };
    default:
      return refuseWork(state.players[seat] as Player, action);
  }
}

/** The numbers that each kind of action carries. */
const fields: { readonly [Kind in Action['kind']]: readonly (keyof (Action & { kind: Kind }))[] } = {
  wait: [],
  take: ['column'],
  studio: ['card'],
  print: ['card', 'jokers'],
  place: ['icon'],
  move: ['from', 'to'],
  takeDiploma: ['diploma'],
  leaveDiplomas: ['color'],
  takeYokai: ['from'],
  giveYokai: ['to'],
  end: [],
};

function asAction(input: unknown): Action | undefined {
  if (typeof input !== 'object' || input === null || !('kind' in input)) return undefined;
  const { kind } = input;
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind)) return undefined;
  const numbers: readonly string[] = fields[kind as Action['kind']];
  const action = input as Record<string, unknown>;
  return numbers.every(field => Number.isInteger(action[field])) ? (input as Action) : undefined;
}

const isAnswer = (action: Action): boolean => action.kind === 'takeDiploma' || action.kind === 'leaveDiplomas';

function refuseWork(player: Player, action: Action): Refusal {
  switch (action.kind) {
    case 'wait':
    case 'take':
      return { kind: 'alreadyTaken' };
    case 'takeDiploma':
    case 'leaveDiplomas':
      return { kind: 'notOffered' };
    case 'takeYokai':
    case 'giveYokai':
      return { kind: 'noYokaiMoves' };
    case 'studio':
      return { kind: 'notYourCard' };
    case 'print':
      return refusePrint(player, action);
    case 'place':
      if (player.brushes === 0) return { kind: 'noBrushInHand' };
      return refuseTarget(player, action.icon);
    case 'move':
      return refuseMove(player, action.from, action.to);
    case 'end':
      return { kind: 'cardsToPlace', cards: handSize(player), keeps: player.keeps };
  }
}

function refusePrint(player: Player, action: Action & { kind: 'print' }): Refusal {
  const { card } = action;
  if (!player.open.includes(card) && !player.secret.includes(card)) return { kind: 'notYourCard' };
  const ready = readyIcons(player.icons);
  const brushes = readyFor(landscapeOf(card), ready) + readyFor(JOKER, ready);
  return { kind: brushes >= brushesFor(card) ? 'otherBrushes' : 'cannotPaint', card };
}

function refuseTarget(player: Player, icon: number): Refusal {
  const target = player.icons[icon];
  if (target === undefined) return { kind: 'noSuchIcon' };
  if (!isEmpty(target)) return { kind: 'iconOccupied' };
  return { kind: 'sameIcon', instead: player.icons.indexOf(target) };
}

function refuseMove(player: Player, from: number, to: number): Refusal {
  if (player.arrowsUsed >= player.arrows) return { kind: 'noArrowLeft' };
  const [source, target] = [player.icons[from], player.icons[to]];
  if (source === undefined || target === undefined) return { kind: 'noSuchIcon' };
  if (isEmpty(source)) return { kind: 'noBrushThere' };
  if (!isEmpty(target)) return { kind: 'iconOccupied' };
  if (isSameMove(source, target)) return { kind: 'changesNothing' };
  const first = player.icons.indexOf(source as Icon);
  return first === from ? refuseTarget(player, to) : { kind: 'sameIcon', instead: first };
}
