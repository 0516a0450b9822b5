/** What absent players are told. A missing sentence does not compile. */
export interface NoticeWords {
  readonly yourTurn: string;
  readonly turnAt: (table: string) => string;
  readonly test: string;
  readonly testBody: string;
  readonly stop: (url: string) => string;
  readonly confirm: string;
  readonly confirmBody: (name: string, url: string) => string;
  readonly page: {
    readonly confirm: (email: string) => string;
    readonly confirmButton: string;
    readonly confirmed: (email: string) => string;
    readonly badLink: string;
    readonly stop: string;
    readonly stopButton: string;
    readonly stopped: string;
    readonly back: string;
  };
}
