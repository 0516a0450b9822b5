import type { Passwords } from '../house.ts';

/** argon2id with what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded when first needed: a server should be up at once. */
const argon2 = () => import('@node-rs/argon2');

const hash = async (password: string): Promise<string> => (await argon2()).hash(password, COST);
let noAccount: Promise<string> | undefined;

export const argonPasswords: Passwords = {
  hash,
  async matches(stored, password) {
    noAccount ??= hash('nobody has this password');
    const isRight = await (await argon2()).verify(stored ?? (await noAccount), password);
    return stored !== undefined && isRight;
  },
};

export const accountName = (name: string): string => name.normalize('NFKC').toLowerCase();
