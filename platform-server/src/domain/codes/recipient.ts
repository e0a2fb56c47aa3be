import { FieldError } from '../../http/business-error';

/** Where a code goes. `value` is normalised: e-mail addresses in lower case. */
export interface Recipient {
  readonly kind: 'phone' | 'mail';
  readonly value: string;
}

const PHONE = /^1[3-9]\d{9}$/;
const MAIL = /^[^\s@<>"',;:\\[\]()]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/** Reads a phone number or an e-mail address; refuses what is neither, naming the field. */
export function readRecipient(text: string, field = 'account'): Recipient {
  const value = text.trim();
  if (PHONE.test(value)) return { kind: 'phone', value };
  if (value.length <= 254 && MAIL.test(value)) return { kind: 'mail', value: value.toLowerCase() };
  throw new FieldError(field, value.includes('@') ? 'field.email' : 'field.mobile');
}
