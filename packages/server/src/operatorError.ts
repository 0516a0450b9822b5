/** What whoever runs a server can put right. The command line has a sentence for each kind, in every language. */
export type Problem =
  | { readonly kind: 'folderInUse'; readonly folder: string }
  /** A folder or file of the database that cannot be made or written; `reason`: the system's error code. */
  | { readonly kind: 'cannotWrite'; readonly path: string; readonly reason: string }
  | { readonly kind: 'notAFolder'; readonly path: string }
  | { readonly kind: 'diskFull'; readonly path: string }
  | { readonly kind: 'noDatabase'; readonly folder: string }
  | { readonly kind: 'notADatabase' | 'damagedDatabase' | 'unreadableDatabase'; readonly file: string }
  /** Its tables are not Hanga's, or not all there. */
  | { readonly kind: 'foreignDatabase'; readonly reason: string }
  | { readonly kind: 'newerDatabase'; readonly version: number; readonly known: number }
  | { readonly kind: 'olderDatabase' | 'badDatabaseUrl' | 'notEmpty' }
  | { readonly kind: 'databaseUnreachable'; readonly where: string; readonly reason: string }
  | { readonly kind: 'databasePassword'; readonly where: string; readonly user: string }
  | { readonly kind: 'noSuchDatabase'; readonly where: string; readonly database: string }
  /** In PostgreSQL's own words. */
  | { readonly kind: 'databaseRefuses'; readonly where: string; readonly reason: string }
  | { readonly kind: 'portInUse' | 'portNotAllowed' | 'noSuchAddress'; readonly host: string; readonly port: number }
  | { readonly kind: 'fileExists' | 'notAnExport' | 'newerExport'; readonly file: string }
  | { readonly kind: 'cutShort'; readonly file: string; readonly rows: number; readonly announced: number | undefined }
  | { readonly kind: 'badLine'; readonly file: string; readonly line: number; readonly flaw: Flaw };

/** What is wrong with one line of an export. */
export type Flaw =
  | { readonly kind: 'notARow' | 'tooLong' | 'duplicate' | 'afterTheEnd' | 'refused' }
  | { readonly kind: 'unknownColumn' | 'missingColumn' | 'badValue' | 'noSuchRow'; readonly column: string };

export class OperatorError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, cause?: unknown) {
    super(`${problem.kind} ${JSON.stringify(problem)}`, { cause });
    this.problem = problem;
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
