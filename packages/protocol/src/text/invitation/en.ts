import type { InvitationText } from './types.ts';

const tempo = { live: 'in one sitting', days: 'over days', free: 'without a clock' } as const;

export const en: InvitationText = {
  tempo,
  invites: (host, game, players, how) =>
    `${host ? `${host} invites you` : 'You are invited'} to ${game}, ${players} players, ${tempo[how]}`,
};
