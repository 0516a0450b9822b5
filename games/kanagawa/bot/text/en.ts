import { type CardId, cards, diplomaOf } from '../../rules/index.ts';
import { oneOf } from '../../text/en.ts';
import { text } from '../../text/index.ts';
import type { ReasonText } from './index.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const need = (diploma: number): string => text.en.need(diplomaOf(diploma));

function subjectOf(card: CardId): string {
  const { subject, count: shown = 1 } = cards.cardOf(card).print;
  if (!subject) return 'a landscape without a subject';
  return shown === 1 ? oneOf(subject) : `${shown} ${text.en.subject[subject][1]}`;
}

export const en: ReasonText = (reason, who) => {
  switch (reason.kind) {
    case 'diploma':
      return `earns a diploma: ${need(reason.diploma)}, ${diplomaOf(reason.diploma).harmony} harmony`;
    case 'leavesDiploma':
      return `leaves a diploma (${need(reason.diploma)}) to go for a better one of the same colour`;
    case 'print':
      return `paints ${reason.cards.map(subjectOf).join(', ')}`;
    case 'before':
      return `before ${who(reason.seat)}, who is one step away from it`;
    case 'hidden':
      return reason.cards === 1 ? 'a hidden card comes along' : `${reason.cards} hidden cards come along`;
    case 'run':
      return `makes a run of ${reason.length} in one season`;
    case 'near':
      return `comes within one step of a diploma: ${need(reason.diploma)}`;
    case 'brush':
      return 'gains a brush';
    case 'arrow':
      return 'gains an arrow, to move a brush every round';
    case 'keep':
      return 'lets you keep a card for later';
    case 'assistant':
      return 'gains the Assistant, and with it the first choice';
    case 'storm':
      return 'gains a storm token';
    case 'landscape':
      return 'adds a landscape to paint from';
    case 'studio':
      return 'improves the studio';
    case 'passesYokai':
      return 'passes a yokai on';
    case 'waits':
      return reason.cards === 1 ? 'waits for one more card' : `waits for the next row of ${reason.cards} cards`;
    case 'leaves':
      return `leaves the ${ordinals[reason.column] ?? ''} column to ${who(reason.seat)}`;
  }
};
