import { isMobile } from './plain-forms';

/**
 * Characters that no phone, code or address contains: blanks of every kind, controls, text directions, zero widths.
 */
const INVISIBLE = /(?:[\s\p{Cc}\p{Cf}\p{Zs}\u2800]|\p{Variation_Selector})/gu;

/**
 * Every dash that a keyboard or a word processor puts between groups, including the minus and the Japanese long
 * vowel mark.
 */
const DASHES = /[\p{Pd}\u2212\u30FC\u00B7_]/gu;

/** Normalises full-width and other compatibility forms, and removes invisible characters. */
const withoutInvisible = (text: string): string => text.normalize('NFKC').replace(INVISIBLE, '');

/**
 * Normalises a typed or pasted mobile number (`+86 138-1111-2222`, `１３８…`, with the text directions of a contact
 * list) to its 11 digits. Other input is returned without separators.
 */
export const plainPhone = (text: string): string =>
  withoutInvisible(text)
    .replace(DASHES, '')
    .replace(/[().]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** Normalises an e-mail address and trims it; a Chinese full stop is taken for a dot. */
export const plainMail = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(?<=@.*)\u3002/gu, '.')
    .trim();

/** Normalises a phone number or an e-mail address; other account names keep their dashes. */
export function plainAccount(text: string): string {
  const phone = plainPhone(text);
  return isMobile(phone) ? phone : plainMail(text);
}

/** Digits or a name from a sheet, normalised and without any spaces. */
export const unspaced = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** A code that was copied with surrounding text: only its digits. */
export const plainDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A code in any spacing: blanks and dashes are removed, other characters are kept. */
export const plainCode = (text: string): string => withoutInvisible(text).replace(DASHES, '');

/** A code of a company or a person: upper case, without blanks and dashes. */
export const plainCapitals = (text: string): string => plainCode(text).toUpperCase();
