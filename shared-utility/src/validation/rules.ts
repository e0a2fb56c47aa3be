import type { FormRule } from 'antd';
import {
  hasCreditForm,
  isAuthCode,
  isCreditCode,
  isEmail,
  isMobile,
} from '../contract/plain-forms';
import { isVisibleText } from '../contract/visible-text';
import { limits } from '../environment';
import { sharedPhrases } from '../i18n';
import { isIdNumber } from './id-number';
import { isPassword } from './password';
import { codePointLength, isLandline } from './text';

type Check = (value: string) => boolean;
type Field = Parameters<typeof sharedPhrases.t>[0];

type Line = readonly [passes: Check, message: Field, values?: Record<string, number>];

/** An antd rule that fails with the first failing line; its message is looked up then, in the current language. */
function rule(...lines: readonly Line[]): FormRule {
  return {
    validator: async (_, value: unknown) => {
      const text = typeof value === 'string' ? value : '';
      for (const [passes, message, values] of lines) {
        if (!passes(text)) throw new Error(sharedPhrases.t(message, values));
      }
    },
  };
}

/** Accepts an empty value, since required fields have a rule of their own. */
const ifFilled =
  (check: Check): Check =>
  (value) =>
    value === '' || check(value);

const notLonger = (limit: number): Line => [
  // Surrounding blanks are trimmed before sending.
  (value) => codePointLength(value.trim()) <= limit,
  'validation.nameTooLong',
  { limit },
];

const nameLines: readonly Line[] = [
  notLonger(limits.nameLength),
  [(value) => isVisibleText(value.trim()), 'validation.invisible'],
];

/** The rules of specification §5 for antd forms, with the exact messages. */
export const rules = {
  mobile: (form: 'form' | 'dialog' = 'form'): FormRule =>
    rule([
      ifFilled(isMobile),
      form === 'form' ? 'validation.mobileForm' : 'validation.mobileDialog',
    ]),
  email: (form: 'form' | 'dialog' = 'form'): FormRule =>
    rule([ifFilled(isEmail), form === 'form' ? 'validation.emailForm' : 'validation.emailDialog']),
  nickname: (): FormRule[] => [
    rule([(value) => value.trim() !== '', 'validation.nicknameEmpty']),
    rule(...nameLines),
  ],
  name: (): FormRule => rule(...nameLines),
  /** Reports that a text is too long, where a maxLength would cut pasted text silently. */
  atMost: (limit: number): FormRule => rule(notLonger(limit)),
  password: (): FormRule => rule([isPassword, 'validation.password']),
  idNumber: (): FormRule => rule([ifFilled(isIdNumber), 'validation.idNumber']),
  landline: (): FormRule => rule([ifFilled(isLandline), 'validation.landline']),
  creditCode: (): FormRule =>
    rule(
      [ifFilled(hasCreditForm), 'validation.creditCode'],
      [ifFilled(isCreditCode), 'validation.creditCheck'],
    ),
  authCode: (): FormRule => rule([isAuthCode, 'validation.authCode']),
} as const;
