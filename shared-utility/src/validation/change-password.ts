import { sharedPhrases } from '../i18n';
import { isPassword } from './password';

export interface PasswordChange {
  password: string;
  passwordNew: string;
  repsw: string;
}

export type PasswordProblem = { field: keyof PasswordChange; message: string };

/** The first error of a password change, in the order of specification §5; null when it is valid. */
export function checkPasswordChange(input: PasswordChange): PasswordProblem | null {
  const { t } = sharedPhrases;
  if (!input.password) return { field: 'password', message: t('validation.passwordOldEmpty') };
  if (!input.passwordNew) {
    return { field: 'passwordNew', message: t('validation.passwordNewEmpty') };
  }
  if (!input.repsw) return { field: 'repsw', message: t('validation.passwordRepeatEmpty') };
  if (input.passwordNew !== input.repsw) {
    return { field: 'repsw', message: t('validation.passwordsDiffer') };
  }
  if (!isPassword(input.passwordNew)) {
    return { field: 'passwordNew', message: t('validation.password') };
  }
  return null;
}
