import type { ServerContext } from '../../context.ts';
import type { Timer } from '../../environment.ts';
import type { OutgoingMessage } from '../../outgoing.ts';
import type { TableActor } from '../../table/actor.ts';
import type { Watcher } from '../../table/audience.ts';
import type { OpenStream, StreamSource } from './streams.ts';

/** What may wait for a slow reader. Beyond it there are no more states, only the newest when it has caught up. */
const SLOW = 64 * 1024;

/** One table as one person may see it: the same words as over a socket. */
export class TableStream implements Watcher, StreamSource {
  readonly player: string;
  readonly #context: Pick<ServerContext, 'timers'>;
  readonly #actor: TableActor;
  readonly #out: OpenStream;
  #hasMissed = false;
  #checker: Timer | undefined;

  constructor(context: Pick<ServerContext, 'timers'>, player: string, actor: TableActor, out: OpenStream) {
    this.#context = context;
    this.player = player;
    this.#actor = actor;
    this.#out = out;
  }

  begin(since: number | undefined): this {
    this.#actor.subscriptions.watch(this, since);
    return this;
  }

  tell(message: OutgoingMessage): void {
    const { content } = message;
    if (content.t === 'refused') this.#out.end(content.why);
    else if (content.t !== 'state' || this.#out.backlog <= SLOW) this.#out.write(message.text);
    else {
      this.#hasMissed = true;
      this.#checker ??= this.#context.timers.every(200, () => this.#catchUp());
    }
  }

  #catchUp(): void {
    if (!this.#hasMissed || this.#out.backlog > SLOW / 4) return;
    this.#hasMissed = false;
    this.#checker?.cancel();
    this.#checker = undefined;
    this.#actor.subscriptions.watch(this, undefined);
  }

  close(): void {
    this.#checker?.cancel();
    this.#actor.subscriptions.unwatch(this);
  }
}
