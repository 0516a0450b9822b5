import type { Viewer } from '@hanga/kernel';
import type { FromServer, HistoryMessage, PresenceMessage, StateMessage, ToServer } from '@hanga/protocol';
import type { Line, Request } from './network.ts';
import type { Oracle, Tracked } from './oracle.ts';
import { type Scheduler, Violation } from './scheduler.ts';

/** Milliseconds in which a message is answered or its socket closed, and a request answered. */
const ANSWERED_WITHIN = 30_000;

/**
 * Whether a refusal is the last word: after the others the same command may still be stored, or be stored already, as
 * of somebody who was banned before its answer came.
 */
const isFinal = (kind: string): boolean => kind !== 'tryAgain' && kind !== 'tooFast' && kind !== 'notSignedIn';

/** Sees all that is said, and compares it to what is stored. */
export class MessageChecks {
  /** How many messages nodes have sent. */
  sent = 0;
  readonly #scheduler: Scheduler;
  readonly #oracle: Pick<Oracle, 'tables' | 'shuffles' | 'latest' | 'recent' | 'isHolder' | 'isEntry' | 'isStored'>;
  /** What waits for an answer, and since when. */
  readonly #pending = new Map<Line, Map<string, number>>();
  readonly #requests = new Map<Request, number>();
  /** By socket and table: the last entry that was shown. */
  readonly #sentSeq = new Map<Line, Map<string, number>>();

  constructor(scheduler: Scheduler, oracle: Oracle) {
    this.#scheduler = scheduler;
    this.#oracle = oracle;
  }

  onReceived(cable: Line, text: string): void {
    const message = JSON.parse(text) as ToServer;
    const isLook = message.t === 'watch' || message.t === 'history';
    const what = message.t === 'do' ? message.key : isLook ? `${message.t} ${message.table}` : undefined;
    if (what === undefined) return;
    if (message.t === 'watch') this.#sentSeq.get(cable)?.delete(message.table);
    const pending = this.#pending.get(cable) ?? new Map<string, number>();
    this.#pending.set(cable, pending);
    if (!pending.has(what)) pending.set(what, this.#scheduler.now);
  }

  onSent(cable: Line, text: string): void {
    this.sent++;
    const message = JSON.parse(text) as FromServer;
    switch (message.t) {
      case 'state':
        this.#checkState(cable, message);
        break;
      case 'history':
        this.#pending.get(cable)?.delete(`history ${message.table}`);
        this.#checkHistory(cable, message);
        break;
      case 'table':
        this.#pending.get(cable)?.delete(`watch ${message.table.id}`);
        if (
          message.table.seed !== undefined &&
          !['finished', 'ended'].includes(this.#oracle.latest(message.table.id)?.status ?? '')
        )
          throw new Violation('a seed was told before the end');
        this.#oracle.shuffles.onTold(message.table, this.#oracle.latest(message.table.id));
        break;
      case 'presence':
        this.#checkPresence(message);
        break;
      case 'done':
        this.#pending.get(cable)?.delete(message.key);
        if (!this.#oracle.isStored(message.table, message.key))
          throw new Violation(`the command ${message.key} was acknowledged and is not stored`);
        break;
      case 'refused':
        this.#pending.get(cable)?.delete(message.key ?? `watch ${message.table}`);
        if (message.key === undefined) this.#pending.get(cable)?.delete(`history ${message.table}`);
        if (message.key !== undefined && isFinal(message.why.kind) && this.#oracle.isEntry(message.table, message.key))
          throw new Violation(`the command ${message.key} was refused (${message.why.kind}) and is stored`);
        break;
      default:
    }
  }

  /** What a viewer is shown is stored, is what that viewer may know, to the letter, and leaves nothing out. */
  #checkState(cable: Line, message: StateMessage): void {
    const { table: id, from, seq } = message;
    const tracked = this.#oracle.tables.get(id);
    const { viewer } = message.view;
    const expected = tracked?.log?.viewAt(seq, viewer);
    if (!tracked?.log || expected === undefined)
      throw new Violation(`entry ${seq} of ${id} was shown and is not stored`);
    this.#checkEyes(cable, id, tracked, viewer);
    if (JSON.stringify(message.view) !== expected) throw new Violation(`another view than that of entry ${seq}`);
    if (JSON.stringify(message.legal) !== tracked.log.legalAt(seq, viewer))
      throw new Violation(`other legal moves than those of entry ${seq}`);
    if (JSON.stringify(message.log) !== JSON.stringify(tracked.log.newAt(from, seq, viewer)))
      throw new Violation(`what was told from ${from} to ${seq} is not what is stored`);
    const { noUndo, canRedo } = tracked.log.waysAt(seq, viewer);
    if (message.noUndo !== noUndo || message.canRedo !== canRedo)
      throw new Violation(
        `seat ${viewer} is told ${message.noUndo}, ${message.canRedo} where ${noUndo}, ${canRedo} holds`,
      );
    const isOver = tracked.log.isOverAt(seq);
    if (!isOver && (message.seed ?? message.outcome) !== undefined)
      throw new Violation('an end was told before the end');
    if (message.paused === undefined ? tracked.log.pausedAt(seq) : !tracked.log.pausedAt(seq))
      throw new Violation(`entry ${seq} of ${id} was shown ${message.paused ? 'as paused' : 'as going on'}`);
    if (isOver && !message.outcome && !tracked.log.isEndedAt(seq))
      throw new Violation(`the end of ${id} was told without its scores`);
    this.#checkOrder(cable, message);
  }

  /** Only people are there or away. */
  #checkPresence({ table: id, here }: PresenceMessage): void {
    const tracked = this.#oracle.tables.get(id);
    const isPerson = (seat: number): boolean =>
      tracked !== undefined && this.#oracle.recent(tracked).some(({ meta }) => meta.seats[seat]?.kind === 'person');
    if (!here.every(isPerson)) throw new Violation(`seats ${here.join(' ')} of ${id} were said to be there`);
  }

  #checkEyes(cable: Line, id: string, tracked: Tracked, viewer: Viewer): void {
    const { human } = cable.jar;
    const mayLook =
      viewer === 'spectator' ||
      this.#oracle.recent(tracked).some(({ meta }) => this.#oracle.isHolder(meta.seats[viewer], human));
    if (!mayLook) throw new Violation(`${human} was shown what seat ${viewer} of ${id} sees`);
  }

  /** Moves of the past are those that stood then, as that viewer may know them, and the last of them. */
  #checkHistory(cable: Line, { table: id, before, viewer, log }: HistoryMessage): void {
    const tracked = this.#oracle.tables.get(id);
    // A game that has not begun has no past, and may be asked for it.
    if (!tracked?.log && before <= 1 && log.length === 0) return;
    if (!tracked?.log || before > tracked.log.seq + 1) throw new Violation(`${id} has no entry before ${before}`);
    this.#checkEyes(cable, id, tracked, viewer);
    const all = tracked.log.standingAt(before - 1, viewer);
    const last = log.length === 0 ? [] : all.slice(-log.length);
    if (JSON.stringify(log) !== JSON.stringify(last) || (log.length === 0 && all.length > 0))
      throw new Violation(`the moves before entry ${before} of ${id} are not those that stand`);
  }

  /** States come in the order of the log, with no entry left out. */
  #checkOrder(cable: Line, { table, from, seq }: StateMessage): void {
    const sent = this.#sentSeq.get(cable) ?? new Map<string, number>();
    this.#sentSeq.set(cable, sent);
    const last = sent.get(table);
    if (last !== undefined && (seq < last || from > last))
      throw new Violation(`after entry ${last} came those from ${from} to ${seq}`);
    sent.set(table, seq);
  }

  onClosed(cable: Line): void {
    this.#pending.delete(cable);
    this.#sentSeq.delete(cable);
  }

  onCalled(request: Request): void {
    this.#requests.set(request, this.#scheduler.now);
  }

  /** What a program is told is done is stored; what it is refused for good is not. */
  onAnswered(request: Request, status: number | undefined): void {
    this.#requests.delete(request);
    const [, table] = /^\/api\/v1\/tables\/([\w-]+)\//.exec(request.path) ?? [];
    const key = (request.body as { key?: string } | undefined)?.key;
    if (table === undefined || key === undefined || status === undefined) return;
    if (status === 200 && !this.#oracle.isStored(table, key))
      throw new Violation(`a program's command ${key} was acknowledged and is not stored`);
    if (status >= 400 && status < 500 && status !== 429 && this.#oracle.isEntry(table, key))
      throw new Violation(`a program's command ${key} was refused (${status}) and is stored`);
  }

  /** Every message and request is answered in time. */
  checkAnswered(): void {
    const before = this.#scheduler.now - ANSWERED_WITHIN;
    for (const pending of this.#pending.values()) {
      for (const [what, at] of pending) if (at < before) throw new Violation(`${what} was not answered`);
    }
    for (const [{ path }, at] of this.#requests) if (at < before) throw new Violation(`${path} was not answered`);
  }
}
