import type { FormRule } from 'antd';
import { limits } from '../environment';
import { sharedPhrases } from '../i18n';
import { isCreditCode } from './credit-code';
import { isIdNumber } from './id-number';
import { isPassword } from './password';
import { codePointLength, isAuthCode, isEmail, isLandline, isMobile } from './text';

type Check = (value: string) => boolean;
type Field = Parameters<typeof sharedPhrases.t>[0];

/** An antd rule whose words are read when it fails, so that they follow the language. */
function rule(passes: Check, message: Field, values?: Record<string, number>): FormRule {
  return {
    validator: async (_, value: unknown) => {
      if (!passes(typeof value === 'string' ? value : '')) {
        throw new Error(sharedPhrases.t(message, values));
      }
    },
  };
}

/** Passes an empty field: whether it must be filled is another rule's matter. */
const ifFilled =
  (check: Check): Check =>
  (value) =>
    value === '' || check(value);

const notLonger: Check = (value) => codePointLength(value) <= limits.nameLength;

/** The rules of specification §5 for antd forms, with the exact messages. */
export const rules = {
  mobile: (form: 'form' | 'dialog' = 'form'): FormRule =>
    rule(ifFilled(isMobile), form === 'form' ? 'validation.mobileForm' : 'validation.mobileDialog'),
  email: (form: 'form' | 'dialog' = 'form'): FormRule =>
    rule(ifFilled(isEmail), form === 'form' ? 'validation.emailForm' : 'validation.emailDialog'),
  nickname: (): FormRule[] => [
    rule((value) => value.trim() !== '', 'validation.nicknameEmpty'),
    rule(notLonger, 'validation.nameTooLong', { limit: limits.nameLength }),
  ],
  name: (): FormRule => rule(notLonger, 'validation.nameTooLong', { limit: limits.nameLength }),
  password: (): FormRule => rule(isPassword, 'validation.password'),
  idNumber: (): FormRule => rule(ifFilled(isIdNumber), 'validation.idNumber'),
  landline: (): FormRule => rule(ifFilled(isLandline), 'validation.landline'),
  creditCode: (): FormRule => rule(ifFilled(isCreditCode), 'validation.creditCode'),
  authCode: (): FormRule => rule(isAuthCode, 'validation.authCode'),
} as const;
