import { diplomaOf } from '../../rules/diplomas.ts';
import type { Text } from '../types.ts';
import type { Parts } from './types.ts';

const count = (n: number, one: string): string => `${n} ${n < 2 ? one : `${one}s`}`;
const ordinals = ['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième'];
/** Feminine: columns and planks are. */
export const ordinal = (n: number): string => ordinals[n - 1] ?? `${n}e`;

/** What happened, in the second person for whoever is spoken to. */
export const eventsOf =
  (t: Parts): Text['event'] =>
  (event, who, you, view) => {
    /** « Oei attend », « Vous attendez ». */
    const does = (seat: number, does: string, youDo: string): string =>
      seat === you ? `Vous ${youDo}` : `${who(seat)} ${does}`;
    const name = (seat: number): string => (seat === you ? 'vous' : who(seat));
    const its = (seat: number): string => (seat === you ? 'votre' : 'son');
    const icon = (seat: number, icon: number, way: 'icon' | 'fromIcon'): string => {
      const player = view?.players[seat];
      if (player?.icons[icon] !== undefined) return t[way](player, icon);
      const [on, from] = icon === 0 ? ['le premier', 'du premier'] : [`le ${icon + 1}e`, `du ${icon + 1}e`];
      return `${way === 'icon' ? on : from} paysage`;
    };
    switch (event.kind) {
      case 'roundBegan':
        return `La manche ${event.round} commence ; ${event.grandMaster === you ? 'vous avez' : `${who(event.grandMaster)} a`} le Grand Maître.`;
      case 'dealt':
        return `Rangée ${event.row} : ${event.cards.map(({ column, card }) => `${column + 1}, ${t.shown(card)}`).join(' ; ')}.`;
      case 'waited':
        return `${does(event.seat, 'attend', 'attendez')}.`;
      case 'took':
        return `${does(event.seat, 'prend', 'prenez')} la ${ordinal(event.column + 1)} colonne : ${event.cards.map(t.shown).join(' ; ')}.`;
      case 'leftEmptyHanded':
        return `${does(event.seat, 'ne trouve', 'ne trouvez')} plus de colonne et ${event.seat === you ? 'quittez' : 'quitte'} l’École les mains vides.`;
      case 'improvedStudio':
        return `${does(event.seat, 'améliore', 'améliorez')} ${its(event.seat)} Atelier : ${t.studioPart(event.card)}.`;
      case 'extendedPrint':
        return `${does(event.seat, 'agrandit', 'agrandissez')} ${its(event.seat)} Estampe : ${t.cardName(event.card)}.`;
      case 'placedBrush':
        return `${does(event.seat, 'place', 'placez')} un Pinceau sur ${icon(event.seat, event.icon, 'icon')}.`;
      case 'movedBrush':
        return `${does(event.seat, 'déplace', 'déplacez')} un Pinceau ${icon(event.seat, event.from, 'fromIcon')} vers ${icon(event.seat, event.to, 'icon')}.`;
      case 'gainedBrush':
        return `${does(event.seat, 'gagne', 'gagnez')} un Pinceau.`;
      case 'foundNoBrush':
        return `Il ne reste pas de Pinceau dans la réserve pour ${name(event.seat)}.`;
      case 'gainedStorm':
        return `${does(event.seat, 'gagne', 'gagnez')} un jeton Orage.`;
      case 'foundNoStorm':
        return `Il ne reste pas de jeton Orage pour ${name(event.seat)}.`;
      case 'gainedAssistant':
        return event.from === you
          ? `${who(event.seat)} vous prend l’Assistant.`
          : `${does(event.seat, 'prend', 'prenez')} l’Assistant à ${who(event.from)}.`;
      case 'tookDiploma': {
        const diploma = diplomaOf(event.diploma);
        return `${does(event.seat, 'obtient', 'obtenez')} le Diplôme ${t.color[diploma.color]} : ${t.diploma(diploma)}.`;
      }
      case 'leftDiplomas':
        return `${does(event.seat, 'renonce', 'renoncez')} à ${event.diplomas.length === 1 ? 'un Diplôme' : 'des Diplômes'} : ${event.diplomas.map(id => t.need(diplomaOf(id))).join(' ; ')}.`;
      case 'endedTurn': {
        const ends = does(event.seat, 'termine son tour', 'terminez votre tour');
        return event.held === 0
          ? `${ends}.`
          : `${ends} et ${event.seat === you ? 'conservez' : 'conserve'} ${count(event.held, 'carte')}.`;
      }
      case 'gainedGrandMaster':
        return `${does(event.seat, 'prend', 'prenez')} le Grand Maître.`;
      case 'yokaiArrived':
      case 'foundNoYokai':
      case 'passedYokai':
        return t.yokai(event, who, you);
      case 'gameEnded':
        return `La partie est terminée : ${t.endReason[event.reason]}.`;
    }
  };
