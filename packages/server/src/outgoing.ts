import type { FromServer } from '@hanga/protocol';

/** A message to clients: an object until it is sent, and written once, however many it is sent to. */
export class OutgoingMessage<Content extends FromServer = FromServer> {
  readonly content: Content;
  #text: string | undefined;

  constructor(content: Content) {
    this.content = content;
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.content);
    return this.#text;
  }
}

/** Somebody to whom messages are sent. */
export interface Receiver {
  tell(message: OutgoingMessage): void;
}
