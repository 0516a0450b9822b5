/** argon2id with what OWASP asks for at least. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Loaded when first needed: a server should be up at once. */
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password, COST);

/** Takes as long when there is no such account, so that nobody learns names by the clock. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  noAccount ??= hashPassword('nobody has this password');
  const isRight = await (await argon2()).verify(stored ?? (await noAccount), password);
  return stored !== undefined && isRight;
}
let noAccount: Promise<string> | undefined;

export const accountName = (name: string): string => name.normalize('NFKC').toLowerCase();
