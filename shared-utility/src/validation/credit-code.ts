/** Alphabet of GB 32100-2015: digits and capitals without I, O, S, V, Z. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Check character of the first 17 (GB 32100-2015: weights 3^i mod 31). */
export function creditCheckCharacter(first17: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of first17) {
    sum += ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31);
}

/** Unified social credit code: 18 characters, registration body, region digits, checksum. */
export function isCreditCode(value: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(value)) return false;
  return creditCheckCharacter(value.slice(0, 17)) === value[17];
}
