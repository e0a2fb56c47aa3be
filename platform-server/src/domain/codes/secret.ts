import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Cryptographic functions of the server's secret; each use has a key derived from it. */
export interface Secret {
  /** Keyed hash, hexadecimal: without the secret a six-digit code cannot be found by brute force. */
  hmac(text: string): string;
  encrypt(text: string): string;
  /** Throws when the text was not encrypted with this secret. */
  decrypt(cipher: string): string;
}

const key = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'edu-platform', use, 32));

/** `read` is called on first use, when the secret has been loaded from the database. */
export function createSecret(read: () => string): Secret {
  const keys = new Map<string, Buffer>();
  const keyFor = (use: string): Buffer => {
    const derivedKey = keys.get(use) ?? key(read(), use);
    keys.set(use, derivedKey);
    return derivedKey;
  };
  return {
    hmac: (text) => createHmac('sha256', keyFor('hmac')).update(text).digest('hex'),
    encrypt(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor('cipher'), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(text) {
      const all = Buffer.from(text, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', keyFor('cipher'), all.subarray(0, 12));
      decipher.setAuthTag(all.subarray(12, 28));
      return Buffer.concat([decipher.update(all.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** Hashes the names of buckets and sources, which contain phone numbers and addresses. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 32);
