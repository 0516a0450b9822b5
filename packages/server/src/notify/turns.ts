import { fallbackLanguage } from '@hanga/kernel';
import { type ChannelName, type ChannelTrouble, hookKindOf } from '@hanga/protocol';
import type { Email, Outbox, ServerContext, TurnNotice } from '../context.ts';
import { checked } from './addresses.ts';
import { CallFailed, callOut } from './callOut.ts';
import { channelsOf, noteTrouble, type StoredChannels } from './channels.ts';
import { linkTo, mailBy, WaysOut } from './mail.ts';
import { authorization, encrypt, type PushKeys } from './push.ts';
import { noticeWords } from './text/index.ts';
import { hookCall, type Message } from './webhook.ts';

type NoticeContext = Pick<ServerContext, 'options' | 'store' | 'log' | 'metrics' | 'clock' | 'random'>;

/** One message to one player, and what programs may want to know with it. */
interface Notice {
  readonly message: Message;
  readonly facts: object;
  /** A later notice of the same topic replaces one that was not delivered. */
  readonly topic: string;
}

/** Tells absent players that it is their turn: only by ways they chose, and at most once a turn. */
export class Turns implements Outbox {
  readonly #context: NoticeContext;
  readonly #keys: PushKeys;
  readonly #waysOut: WaysOut;
  readonly mail?: (letter: Email) => Promise<void>;

  constructor(context: NoticeContext, keys: PushKeys) {
    this.#context = context;
    this.#keys = keys;
    this.#waysOut = new WaysOut(context.store, context.random);
    if (context.options.mail) this.mail = mailBy(context.options.mail);
  }

  async mayCall(url: string): Promise<boolean> {
    return (await checked(url, this.#context.options)) !== undefined;
  }

  async tell(turn: TurnNotice): Promise<void> {
    const { store } = this.#context;
    const wanted = await Promise.all(
      turn.players.map(async player => [player, await channelsOf(store, player)] as const),
    );
    const ways = wanted.flatMap(([player, channels]) => this.#waysOf(channels).map(way => ({ player, channels, way })));
    if (ways.length === 0) return;
    if (!(await store.people.tellOnce(turn.table, turn.seat, turn.question, this.#context.clock.now()))) return;
    for (const { player, channels, way } of ways) {
      const trouble = await this.#send(player, channels, way, this.#noticeOf(channels, turn));
      if (!trouble) this.#context.metrics.told.add(way);
    }
  }

  async test(player: string, way: ChannelName): Promise<ChannelTrouble | undefined> {
    const channels = await channelsOf(this.#context.store, player);
    const { test, testBody } = noticeWords[channels.language ?? fallbackLanguage];
    const message = { title: test, body: testBody, url: linkTo('/#/me', this.#context.options) };
    return await this.#send(player, channels, way, { message, facts: { test: true }, topic: 'test' });
  }

  #waysOf(channels: StoredChannels): ChannelName[] {
    return [
      ...(channels.push ? ['push' as const] : []),
      ...(channels.email && channels.confirmed && this.mail ? ['email' as const] : []),
      ...(channels.webhook ? ['webhook' as const] : []),
    ];
  }

  #noticeOf(channels: StoredChannels, { table, game, seat, name }: TurnNotice): Notice {
    const { yourTurn, turnAt } = noticeWords[channels.language ?? fallbackLanguage];
    const message = { title: yourTurn, body: turnAt(name), url: linkTo(`/table/${table}`, this.#context.options) };
    return { message, facts: { table, game, seat }, topic: table };
  }

  /** Sends, and remembers for the player how that went. */
  async #send(
    player: string,
    channels: StoredChannels,
    way: ChannelName,
    notice: Notice,
  ): Promise<ChannelTrouble | undefined> {
    const { store, clock, log } = this.#context;
    let trouble: ChannelTrouble | undefined;
    try {
      if (this.#waysOf(channels).includes(way)) await this.#by(way, player, channels, notice);
      else trouble = { at: clock.now(), why: 'address' };
    } catch (error) {
      const { why, status } = error instanceof CallFailed ? error : { why: 'mail' as const, status: undefined };
      trouble = { at: clock.now(), why, ...(status !== undefined && { status }) };
      log.warn({ way, why, status }, 'a player could not be told');
    }
    await noteTrouble(store, player, way, trouble);
    return trouble;
  }

  async #by(way: ChannelName, player: string, channels: StoredChannels, notice: Notice): Promise<void> {
    const { options } = this.#context;
    switch (way) {
      case 'push':
        return await this.#push(channels, notice);
      case 'email':
        return await this.#email(player, channels, notice);
      case 'webhook': {
        const url = channels.webhook as string;
        const { headers, body } = hookCall(channels.hook ?? hookKindOf(url), notice.message, notice.facts);
        return await callOut(url, body, headers, options);
      }
    }
  }

  async #push({ push }: StoredChannels, { message, topic }: Notice): Promise<void> {
    if (!push) return;
    const { options, clock } = this.#context;
    const contact = options.publicUrl?.startsWith('https:') ? options.publicUrl : 'mailto:hanga@localhost';
    const headers = {
      authorization: authorization(push.endpoint, contact, this.#keys, clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '86400',
      topic,
    };
    await callOut(push.endpoint, encrypt(JSON.stringify(message), push), headers, options);
  }

  async #email(player: string, { email, language }: StoredChannels, { message }: Notice): Promise<void> {
    if (email === undefined) return;
    const out = linkTo(await this.#waysOut.path(player, email), this.#context.options);
    await this.mail?.({
      to: email,
      subject: `Hanga: ${message.title}`,
      text: `${message.body}\n\n${message.url}\n\n--\n${noticeWords[language ?? fallbackLanguage].stop(out)}\n`,
      // RFC 8058: one click in the mail program.
      headers: { 'List-Unsubscribe': `<${out}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
  }
}
