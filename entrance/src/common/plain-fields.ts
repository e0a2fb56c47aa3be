import {
  plainAccount,
  plainCapitals,
  plainDigits,
  plainMail,
  plainPhone,
  unspaced,
} from '@edu/shared-utility';

/** Normalises a field's text, by the name of the field; a name means the same in every form. */
export const fieldNormalizers: Readonly<Record<string, (input: string) => string>> = {
  account: plainAccount,
  contactPhone: plainPhone,
  email: plainMail,
  authCode: (input) => plainDigits(input).slice(0, 6),
  creditCode: plainCapitals,
  // The sign is kept, so that a negative number is refused and not taken for a positive one.
  memberCount: (input) => unspaced(input).replace(/[\p{Cf},]/gu, ''),
};

/** The normalised values of a form, as they are checked and sent. */
export function normalizeValues<V extends Record<string, string>>(input: V): V {
  const plain = Object.entries(input).map(([name, text]) => [
    name,
    fieldNormalizers[name]?.(text) ?? text,
  ]);
  return Object.fromEntries(plain);
}
