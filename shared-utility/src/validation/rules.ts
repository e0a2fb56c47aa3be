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

/** An antd rule that fails with the first line that does, whose words are read then: they follow the language. */
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

/** Passes an empty field: whether it must be filled is another rule's matter. */
const ifFilled =
  (check: Check): Check =>
  (value) =>
    value === '' || check(value);

const notLonger = (limit: number): Line => [
  // what is pasted around it goes before it is sent
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
  /** Says that a text is too long instead of cutting off what was pasted. */
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
