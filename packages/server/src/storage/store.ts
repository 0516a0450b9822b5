import { machine, type Timers } from '../environment.ts';
import { AccessTokenStore } from './accessTokens.ts';
import { AccountStore } from './accounts.ts';
import { ChatStore } from './chat.ts';
import { Committer } from './committer.ts';
import { Directory } from './directory.ts';
import type { StorageEngine } from './engine.ts';
import { EntryStore } from './entries.ts';
import { HouseStore } from './house.ts';
import { InvitationStore } from './invitations.ts';
import { NodeStore } from './nodes.ts';
import { PackingStore } from './packing.ts';
import { PeopleStore } from './people.ts';
import { PlayerStatsStore } from './playerStats.ts';
import { RatingStore } from './ratings.ts';
import { RowReader } from './rowReader.ts';
import { openSqlite } from './sqlite.ts';
import { TableLists } from './tableLists.ts';
import { TableStore } from './tables.ts';
import { TokenStore } from './tokens.ts';

/** Everything that is stored, whichever engine holds it. */
export class Store {
  readonly engine: StorageEngine;
  readonly tables: TableStore;
  readonly lists: TableLists;
  readonly entries: EntryStore;
  readonly packing: PackingStore;
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly tokens: TokenStore;
  readonly accessTokens: AccessTokenStore;
  readonly invitations: InvitationStore;
  readonly chat: ChatStore;
  readonly ratings: RatingStore;
  readonly stats: PlayerStatsStore;
  readonly nodes: NodeStore;
  readonly house: HouseStore;
  readonly directory: Directory;
  readonly log: Committer;

  /** `onDamaged` hears of tables whose row makes no sense. */
  constructor(
    engine: StorageEngine,
    node: string,
    timers: Timers = machine.timers,
    onDamaged: (table: string) => void = () => {},
  ) {
    this.engine = engine;
    const reader = new RowReader(onDamaged);
    this.entries = new EntryStore(engine);
    this.tables = new TableStore(engine, this.entries, reader);
    this.packing = new PackingStore(engine);
    this.lists = new TableLists(engine, reader);
    this.people = new PeopleStore(engine);
    this.accounts = new AccountStore(engine);
    this.tokens = new TokenStore(engine);
    this.accessTokens = new AccessTokenStore(engine);
    this.invitations = new InvitationStore(engine);
    this.chat = new ChatStore(engine);
    this.ratings = new RatingStore(engine);
    this.stats = new PlayerStatsStore(engine);
    this.nodes = new NodeStore(engine, node);
    this.house = new HouseStore(engine);
    this.directory = new Directory(engine);
    this.log = new Committer(engine, timers);
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

export async function openStore(
  where: { readonly databaseUrl?: string; readonly data: string },
  node: string,
  onDamaged: (table: string) => void,
): Promise<Store> {
  const engine =
    where.databaseUrl === undefined
      ? await openSqlite(where.data)
      : await (await import('./postgres.ts')).openPostgres(where.databaseUrl, node);
  return new Store(engine, node, machine.timers, onDamaged);
}
