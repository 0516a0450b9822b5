import type { GameRecord, Seat } from '@hanga/kernel';

/** What of a table is drawn. It goes to another thread as text. */
export type TableSubject =
  | { readonly kind: 'cover'; readonly options: object }
  /** `view`: a spectator's, and no other. */
  | { readonly kind: 'running'; readonly view: object }
  | { readonly kind: 'over'; readonly record: GameRecord; readonly seat?: Seat };

/** What a module of drawings exports as `portraits`, by game: an SVG file of 1200 by 630, or none. */
export type Portraits = Readonly<Record<string, (subject: TableSubject) => Promise<string | undefined>>>;
