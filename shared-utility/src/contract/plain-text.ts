import { isMobile } from './plain-forms';

/** What no phone, code or address contains: blanks of every kind, controls, directions, zero widths. */
const UNSEEN = /(?:[\s\p{Cc}\p{Cf}\p{Zs}\u2800]|\p{Variation_Selector})/gu;

/** Every dash that a keyboard or a text program puts between groups, the minus and the Japanese long sound too. */
const DASHES = /[\p{Pd}\u2212\u30FC\u00B7_]/gu;

/** Full-width and other compatible forms as the plain ones, and nothing unseen. */
const bare = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '');

/**
 * A mobile number as people type and paste it (`+86 138-1111-2222`, `１３８…`, with directions that a
 * contact list adds) as its 11 digits. What is no such number comes back without its decoration.
 */
export const plainPhone = (text: string): string =>
  bare(text)
    .replace(DASHES, '')
    .replace(/[().]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/**
 * An e-mail address in plain forms, without what is around it; the Chinese full stop is taken as the dot that was
 * meant.
 */
export const plainMail = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/(?<=@.*)\u3002/gu, '.')
    .trim();

/** A phone number or an e-mail address; other names of accounts keep their dashes. */
export function plainAccount(text: string): string {
  const phone = plainPhone(text);
  return isMobile(phone) ? phone : plainMail(text);
}

/** Figures as a sheet writes them, or a name: in plain forms, with no space between or around. */
export const unspaced = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** A code that was sent, without what is around and between its digits in a message. */
export const plainDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A code as it may be sent: blanks and dashes are decoration, any other character is not. */
export const plainCode = (text: string): string => bare(text).replace(DASHES, '');

/** A code of a company or a person: capitals, without blanks and dashes. */
export const plainCapitals = (text: string): string => plainCode(text).toUpperCase();
