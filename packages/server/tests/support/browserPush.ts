import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Push {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service and the browser behind it: takes what a server sends, checks who sent it, and reads it. */
export class BrowserPush {
  readonly #server: Server;
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #waiting: ((push: Push) => void)[] = [];

  private constructor() {
    this.#pair.generateKeys();
    this.#server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        response.writeHead(201).end();
        this.#waiting.shift()?.({ headers: request.headers, body: Buffer.concat(pieces) });
      });
    });
  }

  static async open(): Promise<BrowserPush> {
    const push = new BrowserPush();
    await new Promise<void>(resolve => {
      push.#server.listen(0, '127.0.0.1', resolve);
    });
    return push;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a page's `PushSubscription.toJSON()` gives. */
  get subscription(): object {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: `${this.origin}/send/1`, keys };
  }

  next(): Promise<Push> {
    return new Promise(resolve => this.#waiting.push(resolve));
  }

  /** RFC 8291 and 8188, from the receiver's side. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, with_, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const secret = hkdf(this.#pair.computeSecret(sender), this.#auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  close(): void {
    this.#server.close();
  }
}

/** What a VAPID header claims (RFC 8292), if the key that it names has signed it; and that key. */
export function claimsOf(header: string): { claims: unknown; key: string } | undefined {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'));
  return isSigned ? { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown, key } : undefined;
}
