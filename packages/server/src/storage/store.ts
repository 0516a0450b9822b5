import { machine, type Timers } from '../environment.ts';
import { AccessTokenStore } from './accessTokens.ts';
import { AccountStore } from './accounts.ts';
import { ChatStore } from './chat.ts';
import { Committer } from './committer.ts';
import type { StorageEngine } from './engine.ts';
import { InvitationStore } from './invitations.ts';
import { NodeStore } from './nodes.ts';
import { PeopleStore } from './people.ts';
import { RatingStore } from './ratings.ts';
import { openSqlite } from './sqlite.ts';
import { TableStore } from './tables.ts';
import { TokenStore } from './tokens.ts';

/** Everything that is stored, whichever engine holds it. */
export class Store {
  readonly engine: StorageEngine;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly tokens: TokenStore;
  readonly accessTokens: AccessTokenStore;
  readonly invitations: InvitationStore;
  readonly chat: ChatStore;
  readonly ratings: RatingStore;
  readonly nodes: NodeStore;
  readonly log: Committer;

  /** `onDamaged` hears of tables whose row makes no sense. */
  constructor(
    engine: StorageEngine,
    node: string,
    timers: Timers = machine.timers,
    onDamaged: (table: string) => void = () => {},
  ) {
    this.engine = engine;
    this.tables = new TableStore(engine, onDamaged);
    this.people = new PeopleStore(engine);
    this.accounts = new AccountStore(engine);
    this.tokens = new TokenStore(engine);
    this.accessTokens = new AccessTokenStore(engine);
    this.invitations = new InvitationStore(engine);
    this.chat = new ChatStore(engine);
    this.ratings = new RatingStore(engine);
    this.nodes = new NodeStore(engine, node);
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
