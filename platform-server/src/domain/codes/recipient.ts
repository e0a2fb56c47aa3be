import { isEmail, isMobile, plainAccount } from '@edu/shared-utility/contract';
import { FieldError } from '../../http/business-error';

/** The destination of a code. `value` is normalised: e-mail addresses are lower case. */
export interface Recipient {
  readonly kind: 'phone' | 'mail';
  readonly value: string;
}

/** Parses a phone number or an e-mail address; throws a field error for anything else. */
export function readRecipient(text: string, field = 'account'): Recipient {
  const value = plainAccount(text);
  if (isMobile(value)) return { kind: 'phone', value };
  if (isEmail(value)) return { kind: 'mail', value: value.toLowerCase() };
  throw new FieldError(field, value.includes('@') ? 'field.email' : 'field.mobile');
}
