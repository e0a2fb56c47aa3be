import { isEmail, isMobile, plainAccount } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';

/** Where a code goes. `value` is normalised: e-mail addresses in lower case. */
export interface Recipient {
  readonly kind: 'phone' | 'mail';
  readonly value: string;
}

/** Reads a phone number or an e-mail address; refuses what is neither, naming the field. */
export function readRecipient(text: string, field = 'account'): Recipient {
  const value = plainAccount(text);
  if (isMobile(value)) return { kind: 'phone', value };
  if (isEmail(value)) return { kind: 'mail', value: value.toLowerCase() };
  throw new FieldError(field, value.includes('@') ? 'field.email' : 'field.mobile');
}
