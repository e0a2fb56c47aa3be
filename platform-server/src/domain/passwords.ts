import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters: about 25 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoyHash: Promise<string> | undefined;

/**
 * True if the password is right. An account without a password, or no account, takes as long as a wrong password, so
 * that the response time reveals nothing.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('a password that nobody has');
  const hashToVerify = stored ?? (await decoyHash);
  const right = await verify(hashToVerify, password).catch(() => false);
  return right && stored !== null;
}
