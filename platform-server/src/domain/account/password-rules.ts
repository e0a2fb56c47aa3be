import { errorCodes } from '@edu/shared-utility/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BusinessError, FieldError } from '../../http/business-error';

/** 8–20 characters, at least two of digit, letter, symbol (specification §5). */
export function isPassword(text: string): boolean {
  const length = [...text].length;
  if (length < 8 || length > 20 || /\s/.test(text)) return false;
  const kinds = [/\d/, /[a-zA-Z]/, /[^\da-zA-Z]/].filter((kind) => kind.test(text));
  return kinds.length >= 2;
}

/** Common passwords that the format rule would let through: more than 5 000. */
const common = new Set(dictionary['passwords-common'].map(String).filter(isPassword));

export const isCommonPassword = (text: string): boolean => common.has(text.toLowerCase());

/** Throws the format rule's message beside the field. */
export function requirePassword(text: string, field: string): void {
  if (!isPassword(text)) throw new FieldError(field, 'field.passwordFormat');
  if (isCommonPassword(text)) throw new FieldError(field, 'field.passwordCommon');
}

/** The checks of the change-password dialog in the specification's order. */
export function checkPasswordChange(input: {
  password: string;
  passwordNew: string;
  repsw: string;
}): void {
  if (input.password === '') throw new FieldError('password', 'field.passwordOld');
  checkNewPassword(input);
}

export function checkNewPassword({ passwordNew, repsw }: { passwordNew: string; repsw: string }) {
  if (passwordNew === '') throw new FieldError('passwordNew', 'field.passwordNew');
  if (repsw === '') throw new FieldError('repsw', 'field.passwordRepeat');
  if (passwordNew !== repsw) throw new FieldError('repsw', 'field.passwordMismatch');
  requirePassword(passwordNew, 'passwordNew');
}

export const codeRefused = (): BusinessError => new BusinessError(errorCodes.codeRefused);
