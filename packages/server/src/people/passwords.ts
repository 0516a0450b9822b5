import { limits } from '@hanga/protocol';
import type { Passwords } from '../context.ts';

/** argon2id with what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded when first needed: a server should be up at once. */
const argon2 = () => import('@node-rs/argon2');

/** However a keyboard composes its letters. */
const oneWay = (password: string): string => password.normalize('NFKC');

const hash = async (password: string): Promise<string> => (await argon2()).hash(oneWay(password), COST);
let noAccount: Promise<string> | undefined;

export const argonPasswords: Passwords = {
  hash,
  async matches(stored, password) {
    noAccount ??= hash('nobody has this password');
    const { verify } = await argon2();
    const hashed = stored ?? (await noAccount);
    const given = oneWay(password);
    // Hashes of earlier times are of the password as it was typed.
    const isRight = (await verify(hashed, given)) || (given !== password && (await verify(hashed, password)));
    return stored !== undefined && isRight;
  },
  isCommon: async password => (await commonPasswords()).has(oneWay(password).toLowerCase()),
};

let common: Promise<ReadonlySet<string>> | undefined;

/** The tens of thousands that are guessed first; read when somebody first chooses a password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].filter(({ length }) => length >= limits.password.min)),
  );
  return common;
}

/** What an account is looked up by. What cannot be seen does not count, as it once was taken out of names. */
export const accountName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .trim();
