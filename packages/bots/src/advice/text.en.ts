import { text as kaiganText } from '@hanga/kaigan';
import { diplomaOf, text as kanagawaText } from '@hanga/kanagawa';
import type { AdviceText } from './text.ts';

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const need = (diploma: number): string => kanagawaText.en.need(diplomaOf(diploma));

export const en: AdviceText = {
  kanagawa(reason, who) {
    switch (reason.kind) {
      case 'diploma':
        return `completes a diploma: ${need(reason.diploma)}, ${diplomaOf(reason.diploma).harmony} harmony`;
      case 'leavesDiploma':
        return `leaves a diploma to go for a better one of its colour: not ${need(reason.diploma)}`;
      case 'print':
        return `paints ${count(reason.cards, 'card')}`;
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
        return 'adds to the studio';
      case 'passesYokai':
        return 'passes a yokai on';
      case 'waits':
        return reason.cards === 1 ? 'waits for one more card' : `waits for the next row of ${reason.cards} cards`;
      case 'leaves':
        return `leaves the ${ordinals[reason.column] ?? ''} column to ${who(reason.seat)}`;
    }
  },
  kaigan(reason) {
    const { tile, card, track } = kaiganText.en;
    switch (reason.kind) {
      case 'claims':
        return `row ${reason.row + 1} has ${count(reason.actions, 'action')} for you`;
      case 'waitsForRows':
        return `${count(reason.free, 'row')} may still grow before you claim`;
      case 'playsTo':
        return `${card[reason.card]} makes row ${reason.row + 1} better for you`;
      case 'keepsCards':
        return 'keeps your cards, and waits a turn';
      case 'advances':
        return `moves you on along the ${track[reason.track]} track`;
      case 'completes':
        return `completes the ${tile(reason.tile)}: ${reason.honor} honor`;
      case 'marks':
        return `takes part in the ${tile(reason.tile)}, which lacks ${count(reason.missing, 'marker')} then`;
      case 'sends':
        return `the ${tile(reason.tile)} is worth mapping`;
      case 'earns':
        return `${reason.ryo} ryō for what comes`;
      case 'gainsHonor':
        return `${reason.honor} honor at once`;
      case 'savesRyo':
        return 'the ryō are worth more later';
      case 'goesOn':
        return 'its next steps are worth the price';
    }
  },
};
