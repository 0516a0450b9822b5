import type { Seat } from '@hanga/kernel';
import type { Choice, Who } from 'hanga/front.ts';
import { type Action, handOf, icons, type Kanagawa, landscapes, type PlayerView, type View } from '../rules/index.ts';
import type { Style } from './style.ts';

type KanagawaAction = Kanagawa['Action'];

/** The legal actions with their codes, in the order of the rules. */
export function choicesOf(
  style: Style,
  view: View,
  legal: readonly Action[],
  who: Who | undefined,
): Choice<KanagawaAction>[] {
  const takes = legal.filter(action => action.kind === 'takeDiploma');
  const leaves = legal.filter(action => action.kind === 'leaveDiplomas');
  return legal.map(action => ({
    code: codeOf(action, view, takes, leaves),
    words: wordsFor(style, action, view, who),
    isShort: action.kind === 'place' || action.kind === 'move',
    action,
  }));
}

function codeOf(action: Action, view: View, takes: readonly Action[], leaves: readonly Action[]): string {
  switch (action.kind) {
    case 'wait':
      return 'w';
    case 'take':
      return `t${action.column + 1}`;
    case 'studio':
      return `s${placeInHand(view, action.card)}`;
    case 'print':
      return `p${placeInHand(view, action.card)}${'j'.repeat(action.jokers)}`;
    case 'place':
      return `b${action.icon + 1}`;
    case 'move':
      return `m${action.from + 1}-${action.to + 1}`;
    case 'takeDiploma':
      return takes.length === 1 ? 'd' : `d${takes.indexOf(action) + 1}`;
    case 'leaveDiplomas':
      return leaves.length === 1 ? 'l' : `l${leaves.indexOf(action) + 1}`;
    case 'takeYokai':
      return `y${action.from + 1}`;
    case 'giveYokai':
      return `y${action.to + 1}`;
    case 'end':
      return 'e';
  }
}

const placeInHand = (view: View, card: number): number => handOf(view, view.viewer as Seat).indexOf(card) + 1;

function wordsFor(style: Style, action: Action, view: View, who: Who | undefined): string {
  const player = view.players[view.viewer as Seat] as PlayerView;
  const named = (place: number): string =>
    `${place + 1}${style.glyphs.landscape[landscapes[icons.landscapeOfIcon(player.icons[place] as number)]!]}`;
  if (action.kind === 'place') return style.words.placeBrush(named(action.icon));
  if (action.kind === 'move') return style.words.moveBrush(named(action.from), named(action.to));
  return style.text.action(action, view, who);
}

const NOWHERE = -1;

/** Reads a code, legal or not: why an illegal one is refused, the rules say. */
export function parseCode(typed: string, view: View, legal: readonly Action[]): Action | undefined {
  const code = /^([a-z])\s*(\d*)\s*(j*)$/.exec(typed);
  const move = /^m\s*(\d+)\s*(?:-|>|\s)\s*(\d+)$/.exec(typed);
  const player = view.players[view.viewer as Seat] as PlayerView;
  /** Icons that are alike are offered once, under the first one's number. */
  const alike = (place: number): number => {
    const icon = player.icons[place];
    return icon === undefined ? NOWHERE : player.icons.indexOf(icon);
  };
  if (move) return { kind: 'move', from: alike(Number(move[1]) - 1), to: alike(Number(move[2]) - 1) };
  if (!code) return undefined;
  const [, letter, digits = '', jokers = ''] = code;
  const place = digits === '' ? 0 : Number(digits) - 1;
  const needsNumber = letter !== undefined && 'tspby'.includes(letter);
  if ((needsNumber && digits === '') || (jokers !== '' && letter !== 'p')) return undefined;
  const card = (): number => Number(handOf(view, view.viewer as Seat)[place] ?? NOWHERE);
  switch (letter) {
    case 'w':
    case 'e':
      return digits === '' ? { kind: letter === 'w' ? 'wait' : 'end' } : undefined;
    case 't':
      return { kind: 'take', column: place };
    case 's':
      return { kind: 'studio', card: card() };
    case 'p':
      return printing(card(), jokers.length, legal);
    case 'b':
      return { kind: 'place', icon: alike(place) };
    case 'y':
      return view.phase.kind === 'takeYokai' ? { kind: 'takeYokai', from: place } : { kind: 'giveYokai', to: place };
    case 'd':
      return legal.filter(action => action.kind === 'takeDiploma')[place] ?? { kind: 'takeDiploma', diploma: NOWHERE };
    case 'l':
      return (
        legal.filter(action => action.kind === 'leaveDiplomas')[place] ?? { kind: 'leaveDiplomas', color: NOWHERE }
      );
    default:
      return undefined;
  }
}

/** Where only one way of painting a card exists, that one is meant. */
function printing(card: number, jokers: number, legal: readonly Action[]): Action {
  const ways = legal.filter(action => action.kind === 'print' && action.card === card);
  const only = ways.length === 1 && jokers === 0 ? ways[0] : undefined;
  return only ?? { kind: 'print', card, jokers };
}
