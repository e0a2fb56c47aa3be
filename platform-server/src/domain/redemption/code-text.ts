import { randomInt } from 'node:crypto';

/** Crockford's 32 characters: letters that look like digits are read as those digits, and U is left out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 12;

/**
 * A random code of the alphabet.
 *
 * @param pick a random number below the given one
 */
export const codeOf = (pick: (limit: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');

export const newCode = (): string => codeOf(randomInt);

/** The stored form of a code that was typed or pasted. */
export const normalizedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}_.]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const isRedemption = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter));

const groupedByFour = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** `7K3M-PQ2X-9HTV`. */
export const formattedCode = groupedByFour;

/** `****-****-9HTV`: enough to recognise the code, too little to redeem it. */
export const maskedCode = (code: string): string =>
  groupedByFour(`${'*'.repeat(CODE_LENGTH - 4)}${code.slice(-4)}`);
