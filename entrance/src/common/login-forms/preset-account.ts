import { checks } from '../checks';
import { knownAccount } from './known-account';

/** The known account for a field that takes phone numbers, mail addresses or either; '' where it does not take this one. */
export function presetAccount(by: 'phone' | 'mail' | 'phoneOrMail'): string {
  const account = knownAccount();
  return account && !checks[by](account) ? account : '';
}
