import { diplomaOf } from '../../rules/diplomas.ts';
import type { Text } from '../types.ts';
import type { Parts } from './types.ts';

const count = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}th`;

/** What happened, in the second person for whoever is spoken to. */
export const eventsOf =
  (t: Parts): Text['event'] =>
  (event, who, you, view) => {
    /** "Oei waits", "You wait". */
    const does = (seat: number, does: string, youDo: string): string =>
      seat === you ? `You ${youDo}` : `${who(seat)} ${does}`;
    const name = (seat: number): string => (seat === you ? 'you' : who(seat));
    const icon = (seat: number, icon: number): string => {
      const player = view?.players[seat];
      return player?.icons[icon] === undefined ? `the ${ordinal(icon + 1)} landscape` : t.icon(player, icon);
    };
    switch (event.kind) {
      case 'roundBegan':
        return `Round ${event.round} begins; ${event.grandMaster === you ? 'you have' : `${who(event.grandMaster)} has`} the Grand Master.`;
      case 'dealt':
        return `Row ${event.row}: ${event.cards.map(({ column, card }) => `${column + 1}, ${t.shown(card)}`).join('; ')}.`;
      case 'waited':
        return `${does(event.seat, 'waits', 'wait')}.`;
      case 'took':
        return `${does(event.seat, 'takes', 'take')} the ${ordinal(event.column + 1)} column: ${event.cards.map(t.shown).join('; ')}.`;
      case 'leftEmptyHanded':
        return `${does(event.seat, 'finds', 'find')} no column left and ${event.seat === you ? 'leave' : 'leaves'} school empty-handed.`;
      case 'improvedStudio':
        return `${does(event.seat, 'adds', 'add')} to the studio: ${t.studioPart(event.card)}.`;
      case 'extendedPrint':
        return `${does(event.seat, 'extends', 'extend')} the print: ${t.cardName(event.card)}.`;
      case 'placedBrush':
        return `${does(event.seat, 'places', 'place')} a brush on ${icon(event.seat, event.icon)}.`;
      case 'movedBrush':
        return `${does(event.seat, 'moves', 'move')} a brush from ${icon(event.seat, event.from)} to ${icon(event.seat, event.to)}.`;
      case 'gainedBrush':
        return `${does(event.seat, 'gains', 'gain')} a brush.`;
      case 'foundNoBrush':
        return `No brush is left in the reserve for ${name(event.seat)}.`;
      case 'gainedStorm':
        return `${does(event.seat, 'gains', 'gain')} a storm token.`;
      case 'foundNoStorm':
        return `No storm token is left for ${name(event.seat)}.`;
      case 'gainedAssistant':
        return `${does(event.seat, 'takes', 'take')} the Assistant from ${name(event.from)}.`;
      case 'tookDiploma': {
        const diploma = diplomaOf(event.diploma);
        return `${does(event.seat, 'takes', 'take')} the ${t.color[diploma.color]} diploma: ${t.diploma(diploma)}.`;
      }
      case 'leftDiplomas':
        return `${does(event.seat, 'leaves', 'leave')} ${event.diplomas.length === 1 ? 'a diploma' : 'diplomas'}: ${event.diplomas.map(id => t.need(diplomaOf(id))).join('; ')}.`;
      case 'endedTurn': {
        const keeps =
          event.held === 0 ? '' : ` and ${event.seat === you ? 'keep' : 'keeps'} ${count(event.held, 'card')}`;
        return `${does(event.seat, 'ends their', 'end your')} turn${keeps}.`;
      }
      case 'gainedGrandMaster':
        return `${does(event.seat, 'takes', 'take')} the Grand Master.`;
      case 'yokaiArrived':
      case 'foundNoYokai':
      case 'passedYokai':
        return t.yokai(event, who, you);
      case 'gameEnded':
        return `The game is over: ${t.endReason[event.reason]}.`;
    }
  };
