/** Mainland mobile number: 11 digits, second one 3 to 9 (architecture §3). */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

const MAIL_NAME = /^(?!\.)(?!.*\.\.)[^\s@<>",;:\\[\]()\p{Cc}\p{Cf}]{1,64}(?<!\.)$/u;
const MAIL_HOST =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu;

/**
 * Whether it is an e-mail address: one @, a domain that ends in a label of two letters or more, no blanks, at most
 * 254 characters. Letters of every script are allowed, full-width and other compatibility forms are not.
 */
export function isEmail(value: string): boolean {
  const [name = '', host = '', ...rest] = value.split('@');
  if (rest.length > 0 || value.length > 254 || value !== value.normalize('NFKC')) return false;
  return MAIL_NAME.test(name) && MAIL_HOST.test(host);
}

export const isAuthCode = (value: string): boolean => /^\d{6}$/.test(value);

/** Alphabet of GB 32100-2015: digits and capitals without I, O, S, V, Z. */
const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Check character of the first 17 (GB 32100-2015: weights 3^i mod 31). */
export function creditCheckCharacter(first17: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of first17) {
    sum += CREDIT_ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return CREDIT_ALPHABET.charAt((31 - (sum % 31)) % 31);
}

/** True for 18 characters with digits where the region is, without checking the last one. */
export const hasCreditForm = (value: string): boolean =>
  /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(value);

/** Unified social credit code: 18 characters, registration body, region digits, checksum. */
export const isCreditCode = (value: string): boolean =>
  hasCreditForm(value) && creditCheckCharacter(value.slice(0, 17)) === value[17];
