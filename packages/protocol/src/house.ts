/** What those who run the server have said or set, for everybody. */
export interface HouseRules {
  /** A line that every page shows. */
  readonly announcement?: string;
  /** Nobody can move or open tables. */
  readonly readOnly?: true;
  /** Nobody new comes in: those who are known do. */
  readonly closed?: true;
}

/** `POST /api/admin`, by what was asked. */
export interface AdminOverview {
  readonly house: HouseRules;
  readonly engine: 'sqlite' | 'postgres';
  /** Bytes of the database; of its disk, what is free, where that is known. */
  readonly size: number;
  readonly free?: number;
  readonly people: { readonly accounts: number; readonly guests: number; readonly banned: number };
  readonly tables: Readonly<Record<'open' | 'running' | 'finished' | 'closed', number>>;
  readonly openReports: number;
  /** The latest that was made from here or by `hanga admin backup`. */
  readonly backup?: BackupLine;
  /** What went wrong last with messages to people, latest first. */
  readonly troubles: readonly TroubleLine[];
}

export interface BackupLine {
  readonly file: string;
  readonly at: number;
  readonly size: number;
}

export interface TroubleLine {
  readonly player: string;
  readonly name: string;
  readonly way: string;
  readonly at: number;
  readonly why: string;
  readonly status?: number;
}

export interface PersonLine {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly bot: boolean;
  readonly admin: boolean;
  readonly bannedAt?: number;
  readonly createdAt: number;
  /** When a browser of theirs was last here, give or take a day. */
  readonly seenAt?: number;
  readonly liveTables: number;
}

export interface AdminTableLine {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: string;
  readonly private: boolean;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface ReportLine {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly kind: 'name' | 'message' | 'table';
  readonly about: string;
  /** What they were called when it was reported; empty when they are gone. */
  readonly name: string;
  /** The name, or what was written. */
  readonly said: string;
  readonly reporter: string;
  readonly reporterName: string;
  readonly note: string;
  readonly closedAt?: number;
}

export interface AdminLogLine {
  readonly at: number;
  /** Empty: the command line, or somebody who is gone. */
  readonly who: string;
  readonly name: string;
  readonly what: string;
  readonly about: string;
  readonly detail: string;
}
