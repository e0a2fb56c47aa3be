import {
  codePointLength,
  hasCreditForm,
  isAuthCode,
  isCreditCode,
  isEmail,
  isMobile,
  isPassword,
  sharedPhrases,
} from '@edu/shared-utility';
import { formPhrases } from './form-phrases';

/** Maximum lengths of a company's texts, in code points. */
export const companyLimits = { name: 60, contact: 15, address: 120 } as const;

type Check = (value: string) => string | false;

const sharedText = (key: Parameters<typeof sharedPhrases.t>[0]) => sharedPhrases.t(key);

/** Validates one normalised value; the message of specification §5, or false if it is valid. */
export const checks = {
  phone: (value) =>
    !value ? formPhrases.t('phoneEmpty') : !isMobile(value) && sharedText('validation.mobileForm'),
  mail: (value) =>
    !value ? formPhrases.t('mailEmpty') : !isEmail(value) && sharedText('validation.emailForm'),
  phoneOrMail: (value) => !isMobile(value) && !isEmail(value) && formPhrases.t('accountWrong'),
  code: (value) => !isAuthCode(value) && sharedText('validation.authCode'),
  password: (value) =>
    !value
      ? formPhrases.t('password.empty')
      : !isPassword(value) && sharedText('validation.password'),
  creditCode: (value) => {
    if (!value) return formPhrases.t('company.creditCodeEmpty');
    if (!hasCreditForm(value)) return sharedText('validation.creditCode');
    return !isCreditCode(value) && sharedText('validation.creditCheck');
  },
} satisfies Record<string, Check>;

export const checkRepeat = (password: string, repeat: string): string | false =>
  !repeat
    ? formPhrases.t('password.repeatEmpty')
    : repeat !== password && sharedText('validation.passwordsDiffer');

/** Validates a required text of at most `limit` code points. */
export const checkText = (value: string, empty: string | false, limit: number): string | false =>
  !value.trim()
    ? empty
    : codePointLength(value.trim()) > limit && formPhrases.t('company.tooLong', { limit });
