export interface AboutText {
  readonly title: string;
  readonly hanga: readonly string[];
  readonly components: {
    readonly title: string;
    readonly text: readonly string[];
    readonly status: { readonly printed: string; readonly settled: string; readonly reconstructed: string };
    readonly columns: readonly [thing: string, status: string, source: string];
    readonly rows: readonly {
      readonly thing: string;
      readonly status: 'printed' | 'settled' | 'reconstructed';
      readonly source: string;
    }[];
    readonly settledTitle: string;
    /** What was unsure on each of the three cards, and how it was settled. */
    readonly settled: readonly [keep: string, tree: string, building: string];
    readonly comingTitle: string;
    readonly coming: readonly string[];
    readonly correctTitle: string;
    readonly correct: string;
  };
  readonly fairness: { readonly title: string; readonly text: readonly string[] };
  readonly credits: { readonly title: string; readonly text: readonly string[] };
  readonly licences: { readonly title: string; readonly rows: readonly (readonly [thing: string, licence: string])[] };
}
