import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Transporter } from 'nodemailer';
import type { Email } from '../context.ts';
import type { Random } from '../environment.ts';
import type { ServerOptions } from '../options.ts';
import { newToken } from '../people/secrets.ts';
import type { Store } from '../storage/store.ts';

const PATIENCE = 10_000;

/** Letters by the mail server that the host named. */
export function mailBy({ smtp, from }: NonNullable<ServerOptions['mail']>): (letter: Email) => Promise<void> {
  let transport: Promise<Transporter> | undefined;
  return async letter => {
    transport ??= import('nodemailer').then(({ createTransport }) => {
      const waits = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
      return createTransport({ url: smtp, ...waits });
    });
    await (await transport).sendMail({ from, ...letter, headers: { ...letter.headers } });
  };
}

/** Where people reach this server. */
export const linkTo = (path: string, { publicUrl, host, port }: ServerOptions): string =>
  new URL(path, publicUrl ?? `http://${host}:${port}`).href;

/** One mailbox, however it is written: what limits count by. */
export function mailboxHash(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '');
  return createHash('sha256')
    .update(`${local}${email.slice(at)}`.toLowerCase())
    .digest('base64url');
}

/** Signs the ways out of letters: whoever holds one needs no other proof. */
export class WaysOut {
  readonly #store: Store;
  readonly #random: Random;
  #key: Promise<string> | undefined;

  constructor(store: Store, random: Random) {
    this.#store = store;
    this.#random = random;
  }

  async path(player: string, email: string): Promise<string> {
    return `/mail/stop/${player}/${await this.#sign(player, email)}`;
  }

  async isSigned(signature: string, player: string, email: string): Promise<boolean> {
    const [given, right] = [signature, await this.#sign(player, email)].map(text => Buffer.from(text));
    return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right);
  }

  async #sign(player: string, email: string): Promise<string> {
    this.#key ??= this.#store.people.setting('mail', () => newToken(this.#random));
    return createHmac('sha256', await this.#key)
      .update(`stop ${player} ${mailboxHash(email)}`)
      .digest('base64url');
  }
}
