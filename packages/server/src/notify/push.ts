import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** The server's key pair for Web Push (VAPID, RFC 8292): both as raw bytes in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export function newPushKeys(): PushKeys {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys().toString('base64url');
  return { publicKey, privateKey: wholeNumber(pair.getPrivateKey()).toString('base64url') };
}

/** A number of 32 bytes: Node leaves leading zeros away. */
const wholeNumber = (number: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - number.length), number]);

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');
const RECORD = 4096;

/** A push message, encrypted for one browser (RFC 8291, aes128gcm). Chance is an argument, for the RFC's example. */
export function encrypt(
  text: string,
  { keys }: PushSubscription,
  { salt, sender }: { salt: Buffer; sender: ReturnType<typeof createECDH> } = fresh(),
): Buffer {
  const receiver = bytes(keys.p256dh);
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const secret = hkdf(shared, bytes(keys.auth), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record ends with a 2.
  const body = Buffer.concat([cipher.update(Buffer.from(text)), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, body, cipher.getAuthTag()]);
}

function fresh(): { salt: Buffer; sender: ReturnType<typeof createECDH> } {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Tells the push service who sends. */
export function authorization(endpoint: string, contact: string, keys: PushKeys, now: number): string {
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + 12 * 3600, sub: contact };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const pair = bytes(keys.publicKey);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.privateKey,
      x: pair.subarray(1, 33).toString('base64url'),
      y: pair.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${unsigned}.${signature}, k=${keys.publicKey}`;
}
