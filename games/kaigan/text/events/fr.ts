import { rounds } from '../../rules/data/box.ts';
import { type Event, type HonorSource, SUPPLY } from '../../rules/types.ts';
import { cardName, count, honor, list, onTrack, place, space, tile, tileOfPlace } from '../names/fr.ts';
import type { Text } from '../types.ts';

const honorFor: Readonly<Record<HonorSource, string>> = {
  tiles: 'les tuiles achevées',
  artistic: onTrack.artistic,
  government: onTrack.government,
  action: 'une action du plateau',
  sideJob: 'un petit boulot',
  travel: onTrack.travel,
  ryo: 'la bourse',
  surveyors: 'les arpenteurs restés sur la carte',
  markers: 'les marqueurs restés sur la carte',
  quadrant: 'le Quadrant',
};

const paidFor = (what: (Event & { kind: 'paid' })['for'], isYou: boolean): string => {
  switch (what) {
    case 'survey':
      return 'pour envoyer un arpenteur';
    case 'dispatch':
      return isYou ? 'pour envoyer vos arpenteurs' : 'pour envoyer ses arpenteurs';
    case 'map':
      return 'pour cartographier une région';
    case 'mapWidely':
      return 'pour la grande cartographie';
    case 'sideJob':
      return 'pour un petit boulot';
  }
};

export const eventText: Text['event'] = (event, who, you) => {
  /** "Aiko joue", or "Vous jouez" to Aiko. */
  const does = (seat: number, they: string, second: string): string =>
    seat === you ? `Vous ${second}` : `${who(seat)} ${they}`;
  const name = (seat: number): string => (seat === you ? 'vous' : who(seat));
  switch (event.kind) {
    case 'roundBegan':
      return `La manche ${event.round} (${rounds[event.round - 1]}) commence ; ${event.start === you ? 'vous jouez' : `${who(event.start)} joue`} en premier.`;
    case 'playedCard':
      return `${does(event.seat, 'joue', 'jouez')} ${cardName(event.card)} en ${space(event.space)}.`;
    case 'returnedQuadrant':
      return event.unused
        ? `${does(event.seat, 'n’a pas rendu', 'n’avez pas rendu')} le Quadrant : il retourne au plateau.`
        : `${does(event.seat, 'rend', 'rendez')} le Quadrant au lieu de jouer une carte.`;
    case 'claimedRow':
      return `${does(event.seat, 'revendique', 'revendiquez')} la rangée ${event.row + 1}.`;
    case 'endedTurn':
      return `${does(event.seat, 'ne revendique', 'ne revendiquez')} pas encore de rangée.`;
    case 'planningEnded':
      return 'Toutes les rangées sont revendiquées : les actions commencent.';
    case 'passed':
      return `${does(event.seat, 'passe', 'passez')} en ${space(event.space)}.`;
    case 'returnedCard':
      return event.seat === you
        ? `La carte ${cardName(event.card)} vous revient.`
        : `La carte ${cardName(event.card)} revient à ${who(event.seat)}.`;
    case 'paid':
      return `${does(event.seat, 'paie', 'payez')} ${event.ryo} ryō ${paidFor(event.for, event.seat === you)}.`;
    case 'gainedRyo':
      return `${does(event.seat, 'reçoit', 'recevez')} ${event.ryo} ryō${event.from === 'sideJob' ? ' d’un petit boulot' : ''}.`;
    case 'gainedHonor':
      return event.points < 0
        ? `${does(event.seat, 'perd', 'perdez')} ${honor(-event.points)} pour ${honorFor[event.source]}.`
        : `${does(event.seat, 'gagne', 'gagnez')} ${honor(event.points)} pour ${honorFor[event.source]}.`;
    case 'advanced':
      return `${does(event.seat, 'avance', 'avancez')} à la case ${event.to} de ${onTrack[event.track]}.`;
    case 'movedSurveyor':
      return event.from === SUPPLY
        ? `${does(event.seat, 'envoie', 'envoyez')} un arpenteur sur ${tileOfPlace(event.to)}.`
        : `${does(event.seat, 'déplace', 'déplacez')} un arpenteur de ${tileOfPlace(event.from)} à ${tileOfPlace(event.to)}.`;
    case 'placedMarkers':
      return `${does(event.seat, 'pose', 'posez')} ${count(event.markers, 'marqueur')} sur ${tileOfPlace(event.place)}.`;
    case 'tookQuadrant':
      return `${does(event.seat, 'prend', 'prenez')} le Quadrant.`;
    case 'rolled':
      return `${does(event.seat, 'lance', 'lancez')} les dés : ${list(event.dice.map(String))}.`;
    case 'placedNeutral':
      return `${count(event.markers, 'marqueur neutre', 'marqueurs neutres')} sur ${tileOfPlace(event.place)}.`;
    case 'scoredTile': {
      const shares = event.gains.map(
        share => `${name(share.seat)} ${count(share.markers, 'marqueur')}, +${honor(share.honor)}`,
      );
      return `La ${tile(event.tile)} (${place(event.place)}) est achevée : ${shares.length > 0 ? shares.join(' ; ') : 'personne n’y a contribué'}.`;
    }
    case 'replacedTile':
      return `Nouvelle tuile, ${place(event.place)} : ${tile(event.tile)}.`;
    case 'leftEmpty':
      return `La pioche est vide : rien ne remplace ${tileOfPlace(event.place)}.`;
    case 'gainedIncome':
      return `${does(event.seat, 'reçoit', 'recevez')} ${event.artistic + event.government} ryō de revenu (${event.artistic} pour l’Art, ${event.government} pour le Gouvernement).`;
    case 'governmentReset':
      return 'Tous les disques de la piste du Gouvernement retournent au départ.';
    case 'gameEnded':
      return 'La partie est terminée.';
  }
};
