import type { Tempo } from '../../tempo.ts';

/** What a table is called to whoever is to come, on the page and where its link is shown. */
export interface InvitationText {
  readonly tempo: Readonly<Record<Tempo, string>>;
  /** `host`: who invites; without a name where the host only looks on. */
  readonly invites: (host: string | undefined, game: string, players: number, tempo: Tempo) => string;
}
