export type Status = 'printed' | 'settled' | 'reconstructed';

/** How sure each of some components is. */
export interface Components {
  readonly title: string;
  readonly text: readonly string[];
  readonly rows: readonly { readonly thing: string; readonly status: Status; readonly source: string }[];
}

/** What a game says of itself on the page about Hanga. */
export interface AboutGame {
  /** Whose game it is. */
  readonly credit: string;
  readonly components: readonly Components[];
}

export interface AboutText {
  readonly title: string;
  readonly hanga: readonly string[];
  readonly components: {
    readonly title: string;
    readonly text: readonly string[];
    readonly status: Readonly<Record<Status, string>>;
    readonly columns: readonly [thing: string, status: string, source: string];
    readonly markedTitle: string;
    readonly marked: string;
    readonly correctTitle: string;
    readonly correct: string;
  };
  readonly fairness: { readonly title: string; readonly text: readonly string[] };
  /** Leads to the page about it. */
  readonly privacy: string;
  readonly credits: { readonly title: string; readonly text: readonly string[] };
  readonly licences: { readonly title: string; readonly rows: readonly (readonly [thing: string, licence: string])[] };
}
