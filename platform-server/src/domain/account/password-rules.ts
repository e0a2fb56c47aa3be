import { FieldError } from '../../http/business-error';
import { isGuessable } from './guessable';
import { ownWords, type PersonalData } from './own-words';

/** 8–20 characters, at least two of digit, letter, symbol (specification §5). */
export function isPassword(text: string): boolean {
  const length = [...text].length;
  if (length < 8 || length > 20 || /\s/.test(text)) return false;
  const kinds = [/\d/, /[a-zA-Z]/, /[^\da-zA-Z]/].filter((kind) => kind.test(text));
  return kinds.length >= 2;
}

let common: Promise<Set<string>> | undefined;

/** Common passwords that satisfy the format rule: more than 5 000, loaded on first use. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter(isPassword));
}

export async function isCommonPassword(text: string): Promise<boolean> {
  common ??= commonPasswords();
  return (await common).has(text.toLowerCase());
}

/** Throws a field error with the message of the first rule that the password breaks. */
export async function requirePassword(
  text: string,
  field: string,
  personalData: PersonalData,
): Promise<void> {
  if (!isPassword(text)) throw new FieldError(field, 'field.passwordFormat');
  if (await isCommonPassword(text)) throw new FieldError(field, 'field.passwordCommon');
  if (isGuessable(text)) throw new FieldError(field, 'field.passwordGuessable');
  if (isGuessable(text, await ownWords(personalData))) {
    throw new FieldError(field, 'field.passwordPersonal');
  }
}

/** The checks of the change-password dialog, in the order of the specification. */
export async function checkPasswordChange(
  input: {
    password: string;
    passwordNew: string;
    repsw: string;
  },
  personalData: PersonalData,
): Promise<void> {
  if (input.password === '') throw new FieldError('password', 'field.passwordOld');
  await checkNewPassword(input, personalData);
}

export async function checkNewPassword(
  {
    passwordNew,
    repsw,
  }: {
    passwordNew: string;
    repsw: string;
  },
  personalData: PersonalData = {},
): Promise<void> {
  if (passwordNew === '') throw new FieldError('passwordNew', 'field.passwordNew');
  if (repsw === '') throw new FieldError('repsw', 'field.passwordRepeat');
  if (passwordNew !== repsw) throw new FieldError('repsw', 'field.passwordMismatch');
  await requirePassword(passwordNew, 'passwordNew', personalData);
}
