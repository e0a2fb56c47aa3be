import { isEmail, isMobile, plainMail, plainPhone, sharedPhrases } from '@edu/shared-utility';
import { morePhrases } from '../../../phrases/more';
import type { Channel } from './account-change.flow';

/** What the phone and the mail address differ in. Messages are specification §5's, read when needed. */
interface ChannelRules {
  /** What was typed or pasted, as the platform will keep it. */
  plain: (input: string) => string;
  isValid: (account: string) => boolean;
  malformed: () => string;
  /** Where a new one is asked for and none was given. */
  missing: () => string;
  /** The one that is bound already is no new one. */
  same: () => string;
}

export const channels: Readonly<Record<Channel, ChannelRules>> = {
  phone: {
    plain: plainPhone,
    isValid: isMobile,
    malformed: () => sharedPhrases.t('validation.mobileDialog'),
    missing: () => sharedPhrases.t('validation.newPhoneEmpty'),
    same: () => morePhrases.t('change.samePhone'),
  },
  mail: {
    plain: (input) => plainMail(input).toLowerCase(),
    isValid: isEmail,
    malformed: () => sharedPhrases.t('validation.emailDialog'),
    missing: () => sharedPhrases.t('validation.newEmailEmpty'),
    same: () => morePhrases.t('change.sameMail'),
  },
};

/** What is wrong with an account that takes the place of `current`, or is the first one; null when it may be sent. */
export function accountProblem(
  channel: Channel,
  account: string,
  current: string | null,
): string | null {
  const { plain, isValid, malformed, missing, same } = channels[channel];
  if (account === '' && current !== null) return missing();
  if (!isValid(account)) return malformed();
  return account === (current && plain(current)) ? same() : null;
}
