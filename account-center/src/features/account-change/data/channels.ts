import { isEmail, isMobile, sharedPhrases } from '@edu/shared-utility';
import { morePhrases } from '../../../phrases/more';
import type { Channel } from './account-change.flow';

/** What the phone and the mail address differ in. Messages are specification §5's, read when needed. */
interface ChannelRules {
  isValid: (account: string) => boolean;
  malformed: () => string;
  /** Where a new one is asked for and none was given. */
  missing: () => string;
  /** The one that is bound already is no new one. */
  same: () => string;
}

export const channels: Readonly<Record<Channel, ChannelRules>> = {
  phone: {
    isValid: isMobile,
    malformed: () => sharedPhrases.t('validation.mobileDialog'),
    missing: () => sharedPhrases.t('validation.newPhoneEmpty'),
    same: () => morePhrases.t('change.samePhone'),
  },
  mail: {
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
  const { isValid, malformed, missing, same } = channels[channel];
  if (account === '' && current !== null) return missing();
  if (!isValid(account)) return malformed();
  return account.toLowerCase() === current?.toLowerCase() ? same() : null;
}
