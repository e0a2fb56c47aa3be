import {
  plainAccount,
  plainCapitals,
  plainDigits,
  plainMail,
  plainPhone,
  unspaced,
} from '@edu/shared-utility';

/** How a field's text is read, by the name of the field; names mean the same in every form. */
export const plainFields: Readonly<Record<string, (input: string) => string>> = {
  account: plainAccount,
  contactPhone: plainPhone,
  email: plainMail,
  authCode: (input) => plainDigits(input).slice(0, 6),
  creditCode: plainCapitals,
  // the sign stays: a count below nothing is refused, not read as another one
  memberCount: (input) => unspaced(input).replace(/[\p{Cf},]/gu, ''),
};

/** All values of a form as they are checked and sent. */
export function plainValues<V extends Record<string, string>>(input: V): V {
  const plain = Object.entries(input).map(([name, text]) => [
    name,
    plainFields[name]?.(text) ?? text,
  ]);
  return Object.fromEntries(plain);
}
