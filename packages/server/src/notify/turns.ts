import type { Channels } from '@hanga/protocol';
import type { Transporter } from 'nodemailer';
import type { House, Turn } from '../house.ts';
import { mayCall } from './addresses.ts';
import { authorization, encrypt, type PushKeys } from './push.ts';

const PATIENCE = 10_000;

const words = {
  en: { title: 'Your turn', body: (name: string) => `It is your turn at the table "${name}".` },
  fr: { title: 'À vous de jouer', body: (name: string) => `C'est à vous à la table « ${name} ».` },
} as const;

/** Tells absent players that it is their turn: only by ways they chose, and at most once a turn. */
export class Turns {
  readonly #house: Pick<House, 'options' | 'store' | 'log' | 'metrics' | 'clock'>;
  readonly #keys: PushKeys;
  #mail: Promise<Transporter> | undefined;

  constructor(house: Pick<House, 'options' | 'store' | 'log' | 'metrics' | 'clock'>, keys: PushKeys) {
    this.#house = house;
    this.#keys = keys;
  }

  async tell(turn: Turn): Promise<void> {
    const { store, log } = this.#house;
    const wanted = await Promise.all(
      turn.players.map(async player => JSON.parse(await store.people.channels(player)) as Channels),
    );
    const ways = wanted.flatMap(channels => [
      ...(channels.push ? [['push', () => this.#push(channels, turn)] as const] : []),
      ...(channels.email ? [['email', () => this.#email(channels, turn)] as const] : []),
      ...(channels.webhook ? [['webhook', () => this.#webhook(channels, turn)] as const] : []),
    ]);
    if (ways.length === 0) return;
    if (!(await store.people.tellOnce(turn.table, turn.seat, turn.prompt, this.#house.clock.now()))) return;
    for (const [way, send] of ways) {
      try {
        await send();
        this.#house.metrics.told.add(way);
      } catch (error) {
        log.warn({ way, table: turn.table, err: String(error) }, 'a player could not be told of their turn');
      }
    }
  }

  #link({ table }: Turn): string {
    const { publicUrl, host, port } = this.#house.options;
    return new URL(`/table/${table}`, publicUrl ?? `http://${host}:${port}`).href;
  }

  #message(channels: Channels, turn: Turn): { title: string; body: string; url: string } {
    const { title, body } = words[channels.language ?? 'en'];
    return { title, body: body(turn.name), url: this.#link(turn) };
  }

  async #push(channels: Channels, turn: Turn): Promise<void> {
    const subscription = channels.push;
    if (!subscription) return;
    const { publicUrl } = this.#house.options;
    const contact = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:hanga@localhost';
    await this.#post(subscription.endpoint, encrypt(JSON.stringify(this.#message(channels, turn)), subscription), {
      authorization: authorization(subscription.endpoint, contact, this.#keys, this.#house.clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '86400',
      // A later turn replaces one that was not delivered.
      topic: turn.table,
    });
  }

  async #webhook(channels: Channels, turn: Turn): Promise<void> {
    const { table, game, seat } = turn;
    const body = JSON.stringify({ ...this.#message(channels, turn), table, game, seat });
    await this.#post(channels.webhook as string, Buffer.from(body), { 'content-type': 'application/json' });
  }

  async #post(url: string, body: Buffer, headers: Record<string, string>): Promise<void> {
    if (!(await mayCall(url, this.#house.options.privateHooks))) throw new Error('this address may not be called');
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`answered ${response.status}`);
  }

  async #email(channels: Channels, turn: Turn): Promise<void> {
    const { mail } = this.#house.options;
    if (!mail || !channels.email) return;
    this.#mail ??= import('nodemailer').then(({ createTransport }) => createTransport(mail.smtp));
    const { title, body, url } = this.#message(channels, turn);
    const sender = await this.#mail;
    await sender.sendMail({
      from: mail.from,
      to: channels.email,
      subject: `Hanga: ${title}`,
      text: `${body}\n\n${url}\n`,
    });
  }
}
