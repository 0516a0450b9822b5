import type { AdminCommand, SimpleRefusal } from '@hanga/protocol';
import { namesOf } from '../people/names.ts';
import { accountName } from '../people/passwords.ts';
import { type Removing, removePerson, tellChanged } from '../people/removal.ts';
import { newId } from '../people/secrets.ts';
import { liveTablesOf, renamePerson } from '../storage/persons.ts';
import { isNameThere } from '../table/meta.ts';
import { renamed, withoutBanned } from '../table/persons.ts';
import { Backups } from './backups.ts';
import { overview } from './overview.ts';

/** Who asks: somebody by the page, or whoever has the machine itself. */
export type AdminBy = { readonly player: string } | 'host';

type Person = { readonly id: string; readonly name: string };
type Answer = object | SimpleRefusal;

/** Everything that those who administer a server can do, whichever way they came. What changes something is noted. */
export class Admin {
  readonly #removing: Removing;
  readonly #backups: Backups;

  constructor(removing: Removing) {
    this.#removing = removing;
    this.#backups = new Backups(removing.context);
  }

  async do(command: AdminCommand, by: AdminBy): Promise<Answer> {
    const { store } = this.#removing.context;
    switch (command.kind) {
      case 'overview':
        return await overview(this.#removing.context, this.#backups);
      case 'people':
        return await store.directory.people(command.find);
      case 'admins':
        return await store.directory.people('', 'admins');
      case 'tables':
        return await store.directory.tables(command.find);
      case 'reports':
        return await store.house.reports();
      case 'log':
        return await store.house.log();
      default:
        return await this.#change(command, by);
    }
  }

  /** Noted with whom it was done to; of somebody who was deleted, that and no more. */
  async #change(command: AdminCommand, by: AdminBy): Promise<Answer> {
    const { store, clock, random } = this.#removing.context;
    const who = 'who' in command ? await this.#person(command.who) : undefined;
    if (typeof who === 'string') return who;
    const answer = await this.#perform(command, who, by);
    if (typeof answer === 'string') return answer;
    await store.house.note({
      id: newId(random),
      at: clock.now(),
      who: by === 'host' ? '' : by.player,
      what: command.kind,
      about: command.kind === 'deletePerson' ? '' : (who?.id ?? ('table' in command ? command.table : '')),
      detail: detailOf(command, who),
    });
    return answer;
  }

  async #perform(command: AdminCommand, who: Person | undefined, by: AdminBy): Promise<Answer> {
    const { store, house, clock } = this.#removing.context;
    const isForHost = command.kind === 'grant' || command.kind === 'revoke';
    if (isForHost && by !== 'host') return 'notAdmin';
    switch (command.kind) {
      case 'rename':
        return await this.#rename(who as Person, command.name);
      case 'ban':
        return await this.#ban(who as Person);
      case 'unban':
        await store.house.setBanned((who as Person).id, null);
        return {};
      case 'deletePerson':
        return await this.#delete(who as Person);
      case 'endTable':
        return await this.#end(command.table);
      case 'deleteTable':
        return await this.#deleteTable(command.table);
      case 'closeReport':
        return (await store.house.closeReport(command.report, clock.now())) ? {} : 'noSuchReport';
      case 'announce':
        await house.change({ announcement: command.text });
        return {};
      case 'readOnly':
        await house.change({ readOnly: command.on });
        return {};
      case 'closed':
        await house.change({ closed: command.on });
        return {};
      case 'backup':
        return await this.#backups.make();
      case 'grant':
      case 'revoke':
        return await this.#setAdmin(who as Person, command.kind === 'grant');
      default:
        return 'badMessage';
    }
  }

  async #person(who: string): Promise<Person | SimpleRefusal> {
    const found = await this.#removing.context.store.directory.called(who, accountName(who));
    const [person] = found;
    if (!person) return 'noSuchPlayer';
    return found.length > 1 ? 'severalPeople' : person;
  }

  /** Nobody on the page takes another's office: that is done where it was given. */
  async #isAdmin({ id }: Person): Promise<boolean> {
    return (await this.#removing.context.store.people.player(id))?.isAdmin === true;
  }

  async #setAdmin({ id }: Person, isAdmin: boolean): Promise<Answer> {
    const { store } = this.#removing.context;
    if (!(await store.accounts.of(id))) return 'noSuchPlayer';
    await store.house.setAdmin(id, isAdmin);
    this.#removing.sessions.changed(id);
    return {};
  }

  /** At their seats and above what they wrote, too. */
  async #rename({ id, name: was }: Person, name: string): Promise<Answer> {
    const { context, tables, sessions } = this.#removing;
    const { store } = context;
    const names = namesOf(name);
    const hasAccount = (await store.accounts.of(id)) !== undefined;
    if (hasAccount && (await store.accounts.isTaken(id, names))) return 'nameTaken';
    const live = await liveTablesOf(store.engine, id);
    for (const table of live) {
      const meta = (await store.tables.table(table))?.meta;
      const others = meta && {
        ...meta,
        seats: meta.seats.filter(seat => seat.kind !== 'person' || seat.player !== id),
      };
      if (others && isNameThere(others, name)) return 'nameAtTable';
    }
    tellChanged(this.#removing, await renamePerson(store.engine, id, was, hasAccount ? names : { name }));
    sessions.changed(id);
    for (const table of live) {
      const why = await (await tables.get(table))?.seats.byHouse(before => renamed(before, id, was, name));
      if (why !== undefined) return why;
    }
    return {};
  }

  /** Their sessions end at once, on every node; then they are taken from the tables. */
  async #ban(person: Person): Promise<Answer> {
    const { context, tables, sessions } = this.#removing;
    const { store, clock } = context;
    if (await this.#isAdmin(person)) return 'isAdmin';
    await store.house.setBanned(person.id, clock.now());
    sessions.ended({ player: person.id });
    for (const table of await liveTablesOf(store.engine, person.id)) {
      const why = await (await tables.get(table))?.seats.byHouse(before => withoutBanned(before, person.id));
      if (why !== undefined) return why;
    }
    return {};
  }

  async #delete(person: Person): Promise<Answer> {
    if (await this.#isAdmin(person)) return 'isAdmin';
    return (await removePerson(this.#removing, person.id)) ? {} : 'tryAgain';
  }

  /** Without a result: nothing counts. */
  async #end(id: string): Promise<Answer> {
    const actor = await this.#removing.tables.get(id);
    if (!actor) return 'noSuchTable';
    await actor.awake();
    const why = await actor.endByHouse();
    return why ?? {};
  }

  async #deleteTable(id: string): Promise<Answer> {
    const { context, tables } = this.#removing;
    // Ended first, so that no other node writes to it any more.
    const ended = await this.#end(id);
    if (ended === 'tryAgain') return ended;
    await context.store.directory.deleteTable(id);
    tables.drop(id);
    return {};
  }
}

/** For people to read: names as they were then. */
function detailOf(command: AdminCommand, who: Person | undefined): string {
  switch (command.kind) {
    case 'rename':
      return `${who?.name} → ${command.name}`;
    case 'ban':
    case 'unban':
    case 'grant':
    case 'revoke':
      return who?.name ?? '';
    case 'announce':
      return command.text ?? '';
    case 'readOnly':
    case 'closed':
      return command.on ? 'on' : 'off';
    case 'closeReport':
      return command.report;
    default:
      return '';
  }
}
