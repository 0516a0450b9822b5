import type { Choice } from 'hanga/front.ts';
import { type Action, actionCards, board, jobs, type Kaigan, SUPPLY, type View } from '../rules/index.ts';
import { codeOfPlace, placeOfCode, type Style } from './style.ts';

/** The letters of the cards, in the order of the table. */
const CARDS = 'agdmws';

/** The legal actions with their codes, in the order of the rules. */
export const choicesOf = (style: Style, view: View, legal: readonly Action[]): Choice<Kaigan['Action']>[] =>
  legal.map(action => ({
    code: codeOf(action),
    words: wordsFor(style, action, view),
    isShort: action.kind === 'play',
    action,
  }));

const marked = (markers: number): string => (markers === 1 ? '' : String(markers));

function codeOf(action: Action): string {
  switch (action.kind) {
    case 'play':
      return `${CARDS.charAt(action.card)}${board.rowOf(action.space) + 1}${board.columnOf(action.space) + 1}`;
    case 'returnQuadrant':
      return 'rq';
    case 'claim':
      return `c${action.row + 1}`;
    case 'endTurn':
    case 'done':
      return 'e';
    case 'pass':
      return 'p';
    case 'perform':
      return 'do';
    case 'survey':
      return 'v';
    case 'dispatch':
      return `d${action.surveyors}`;
    case 'from':
      return action.place === SUPPLY ? 'f0' : `f${codeOfPlace(action.place)}`;
    case 'to':
      return `t${codeOfPlace(action.place)}`;
    case 'map':
    case 'mark':
      return `m${codeOfPlace(action.place)}${marked(action.markers)}`;
    case 'mapWidely':
      return `w${action.upTo}`;
    case 'sideJob':
      return `j${jobs.indexOf(action.job) + 1}`;
  }
}

function wordsFor(style: Style, action: Action, view: View): string {
  if (action.kind !== 'play') return style.text.action(action, view);
  const name = style.words.short[actionCards[action.card] as (typeof actionCards)[number]];
  return `${name} ${board.rowOf(action.space) + 1}.${board.columnOf(action.space) + 1}`;
}

/** Reads a code, legal or not: why an illegal one is refused, the rules say. */
export function parseCode(typed: string, view: View): Action | undefined {
  const isMarking = view.phase.kind === 'mark';
  const words: Readonly<Record<string, Action>> = {
    rq: { kind: 'returnQuadrant' },
    e: isMarking ? { kind: 'done' } : { kind: 'endTurn' },
    p: { kind: 'pass' },
    do: { kind: 'perform' },
    v: { kind: 'survey' },
    f0: { kind: 'from', place: SUPPLY },
  };
  const code = typed.replaceAll(/\s+/g, '');
  if (Object.hasOwn(words, code)) return words[code];
  const card = /^([agdmws])([1-9])([1-5])$/.exec(code);
  if (card) {
    const space = board.spaceAt(Number(card[2]) - 1, Number(card[3]) - 1);
    return { kind: 'play', card: CARDS.indexOf(card[1] as string), space };
  }
  const place = /^([ftm])([1-5][ab])([12]?)$/.exec(code);
  if (place) return placeAction(place[1] as string, placeOfCode(place[2] as string), place[3] as string, isMarking);
  const number = /^([cdwj])([1-9])$/.exec(code);
  return number ? numberAction(number[1] as string, Number(number[2])) : undefined;
}

function placeAction(letter: string, place: number, digits: string, isMarking: boolean): Action | undefined {
  const markers = digits === '2' ? 2 : 1;
  if (letter === 'm') return { kind: isMarking ? 'mark' : 'map', place, markers };
  if (digits !== '') return undefined;
  return { kind: letter === 'f' ? 'from' : 'to', place };
}

function numberAction(letter: string, n: number): Action | undefined {
  if (letter === 'c') return { kind: 'claim', row: n - 1 };
  if (letter === 'd') return n === 2 || n === 3 ? { kind: 'dispatch', surveyors: n } : undefined;
  if (letter === 'w') return n === 1 || n === 2 ? { kind: 'mapWidely', upTo: n } : undefined;
  const job = jobs[n - 1];
  return job === undefined ? undefined : { kind: 'sideJob', job };
}
