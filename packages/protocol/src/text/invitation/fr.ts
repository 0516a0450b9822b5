import type { InvitationText } from './types.ts';

const tempo = { live: 'en une séance', days: 'sur plusieurs jours', free: 'sans pendule' } as const;

export const fr: InvitationText = {
  tempo,
  invites: (host, game, players, how) =>
    `${host ? `${host} vous invite` : 'Une invitation'} à une partie de ${game}, ${players} joueurs, ${tempo[how]}`,
};
