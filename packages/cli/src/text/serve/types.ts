import type { Flaw, Problem } from '@hanga/server';

/** A sentence for each kind of problem that whoever runs a server can put right. A missing one does not compile. */
export type ProblemWords = {
  readonly [Kind in Problem['kind']]: (problem: Extract<Problem, { readonly kind: Kind }>) => string;
};

export type FlawWords = { readonly [Kind in Flaw['kind']]: (flaw: Extract<Flaw, { readonly kind: Kind }>) => string };

/** What `serve`, `backup`, `export` and `import` say. */
export interface ServeMessages {
  readonly at: (address: string) => string;
  readonly pageNotBuilt: string;
  readonly badPublicUrl: (given: string) => string;
  readonly badTrustProxy: (given: string) => string;
  readonly badSmtp: string;
  readonly copied: (file: string) => string;
  readonly leftOut: (rows: number) => string;
  readonly imported: (rows: number) => string;
  readonly problems: ProblemWords;
}
