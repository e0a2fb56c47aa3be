import { isEmail, isMobile, sharedPhrases } from '@edu/shared-utility';
import type { Channel } from './account-change.flow';

/** What the phone and the mail address differ in. Messages are specification §5's, read when needed. */
interface ChannelRules {
  isValid: (account: string) => boolean;
  malformed: () => string;
  /** Where a new one is asked for and none was given. */
  missing: () => string;
}

export const channels: Readonly<Record<Channel, ChannelRules>> = {
  phone: {
    isValid: isMobile,
    malformed: () => sharedPhrases.t('validation.mobileDialog'),
    missing: () => sharedPhrases.t('validation.newPhoneEmpty'),
  },
  mail: {
    isValid: isEmail,
    malformed: () => sharedPhrases.t('validation.emailDialog'),
    missing: () => sharedPhrases.t('validation.newEmailEmpty'),
  },
};

/** What is wrong with a new account; null when it may be sent. */
export function accountProblem(
  channel: Channel,
  account: string,
  unbinding: boolean,
): string | null {
  const { isValid, malformed, missing } = channels[channel];
  if (account === '' && unbinding) return missing();
  return isValid(account) ? null : malformed();
}
