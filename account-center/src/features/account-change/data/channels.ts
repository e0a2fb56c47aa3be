import { isEmail, isMobile, plainMail, plainPhone, sharedPhrases } from '@edu/shared-utility';
import { morePhrases } from '../../../phrases/more';
import type { Channel } from './account-change.flow';

/**
 * The differences between phone and mail address. Messages are specification §5's, evaluated when needed for the
 * current language.
 */
interface ChannelRules {
  /** Normalises typed or pasted text. */
  normalize: (input: string) => string;
  isValid: (account: string) => boolean;
  malformed: () => string;
  /** Error for an empty field. */
  missing: () => string;
  /** Error for the account that is already bound. */
  same: () => string;
}

export const channels: Readonly<Record<Channel, ChannelRules>> = {
  phone: {
    normalize: plainPhone,
    isValid: isMobile,
    malformed: () => sharedPhrases.t('validation.mobileDialog'),
    missing: () => sharedPhrases.t('validation.newPhoneEmpty'),
    same: () => morePhrases.t('change.samePhone'),
  },
  mail: {
    normalize: (input) => plainMail(input).toLowerCase(),
    isValid: isEmail,
    malformed: () => sharedPhrases.t('validation.emailDialog'),
    missing: () => sharedPhrases.t('validation.newEmailEmpty'),
    same: () => morePhrases.t('change.sameMail'),
  },
};

/** Error of a new account, which must differ from `current`; null if it is valid. */
export function accountProblem(
  channel: Channel,
  account: string,
  current: string | null,
): string | null {
  const { normalize, isValid, malformed, missing, same } = channels[channel];
  if (account === '' && current !== null) return missing();
  if (!isValid(account)) return malformed();
  return account === (current && normalize(current)) ? same() : null;
}
