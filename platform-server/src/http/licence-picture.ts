import { z } from 'zod';
import type { PhraseKey } from '../phrases';

const LIMIT = 2_097_152;

/** Magic bytes of JPEG and PNG; a file name or a declared type proves nothing. */
const signatures = [
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
];

const wrongSize: PhraseKey = 'field.licenceSize';
const wrongType: PhraseKey = 'field.licenceType';

const isSmall = (base64: string): boolean => Buffer.byteLength(base64, 'base64') <= LIMIT;

function isPicture(base64: string): boolean {
  const start = Buffer.from(base64.slice(0, 16), 'base64');
  return signatures.some((signature) => start.subarray(0, signature.length).equals(signature));
}

/** A business licence: Base64 of a JPEG or PNG of at most 2 MB. */
export const licencePicture = z
  .string(wrongType)
  .refine(isSmall, { error: wrongSize, abort: true })
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, wrongType)
  .refine(isPicture, wrongType);
