/** What the inspector says of a piece. A missing one does not compile. */
export interface InspectWords {
  readonly value: (size: number) => string;
  readonly room: (left: number) => string;
  readonly full: string;
  readonly standing: string;
  readonly nobodyStands: string;
  readonly ifComplete: string;
  readonly nobodyGains: string;
  readonly die: (face: number) => string;
  /** The chance, in percent, that the dice of this round complete the tile. */
  readonly dieCompletes: (percent: number) => string;
  readonly dieHelps: (percent: number) => string;
  readonly mapped: string;
  readonly empty: string;
  readonly freeSpace: string;
  readonly closedSpace: string;
  readonly turnOver: string;
  readonly prices: string;
  readonly ofPlayer: (name: string) => string;
  readonly claimed: (name: string) => string;
  readonly unclaimed: string;
  readonly inOrder: string;
  readonly column: (column: number) => string;
  readonly nothing: string;
  readonly idle: string;
  readonly after: (columns: readonly number[]) => string;
  readonly turned: (columns: readonly number[]) => string;
  readonly together: (count: number, all: number) => string;
  readonly cost: (ryo: number) => string;
  readonly send: (count: number, ryo: number) => string;
  readonly map: (markers: number, ryo: number) => string;
  readonly widely: (upTo: number, prices: string) => string;
  readonly jobs: {
    readonly earn: (ryo: number) => string;
    readonly advance: (ryo: number) => string;
    readonly honor: (honor: number, ryo: number) => string;
  };
  readonly helpsTiles: (face: number) => string;
  readonly missing: (tile: string, left: number) => string;
  readonly position: (space: number) => string;
  readonly income: (ryo: number) => string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly purse: (ryo: number) => string;
  readonly covered: string;
  readonly inSupply: (count: number) => string;
  readonly quadrantWith: (name: string) => string;
  readonly quadrantOnBoard: string;
  readonly quadrantUse: string;
}
