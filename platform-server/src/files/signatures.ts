import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../domain/codes/secret';

const isSame = (first: string, second: string): boolean =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));

/** `<expiry>.<signature>` that authorises `subject` until then. */
function signSubject(secret: Secret, subject: string, expiresAt: number): string {
  const until = Math.floor(expiresAt / 1000).toString(36);
  return `${until}.${secret.hmac(`${subject}\n${until}`)}`;
}

function isValidSignature(secret: Secret, subject: string, proof: string, now: number): boolean {
  const [until = '', signature = ''] = proof.split('.');
  const isOver = !(Number.parseInt(until, 36) * 1000 > now);
  return isSame(signature, secret.hmac(`${subject}\n${until}`)) && !isOver;
}

const uploadSubject = (id: string): string => `upload\n${id}`;

/** A token that authorises anyone who has it to send the bytes of one upload. */
export const uploadProof = (secret: Secret, id: string, expiresAt: number): string =>
  signSubject(secret, uploadSubject(id), expiresAt);

export const mayUpload = (secret: Secret, id: string, proof: string, now = Date.now()): boolean =>
  isValidSignature(secret, uploadSubject(id), proof, now);

export const variants = ['file', 'picture', 'thumbnail', 'download'] as const;
/** Form in which an address shows a file: original, picture for pages, thumbnail, or download. */
export type Variant = (typeof variants)[number];

/** Content of a file's address; it ends with the session or the public article it was made for. */
export interface SignedAddress {
  readonly id: string;
  readonly variant: Variant;
  readonly sessionId: string;
}

const addressSubject = ({ id, variant, sessionId }: SignedAddress): string =>
  `file\n${id}\n${variant}\n${sessionId}`;

export const addressProof = (secret: Secret, address: SignedAddress, expiresAt: number): string =>
  signSubject(secret, addressSubject(address), expiresAt);

export const mayRead = (
  secret: Secret,
  address: SignedAddress,
  proof: string,
  now = Date.now(),
): boolean => isValidSignature(secret, addressSubject(address), proof, now);

const renewalSubject = ({ id, sessionId }: Omit<SignedAddress, 'variant'>): string =>
  `renewal\n${id}\n${sessionId}`;

/** A token to renew the address of an open file after it has expired. */
export const renewalProof = (
  secret: Secret,
  address: Omit<SignedAddress, 'variant'>,
  expiresAt: number,
): string => signSubject(secret, renewalSubject(address), expiresAt);

export const mayRenew = (
  secret: Secret,
  address: Omit<SignedAddress, 'variant'>,
  proof: string,
  now = Date.now(),
): boolean => isValidSignature(secret, renewalSubject(address), proof, now);
