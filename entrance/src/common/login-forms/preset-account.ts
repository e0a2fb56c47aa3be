import { checks } from '../checks';
import { suggestedAccount } from './suggested-account';

/** The known account for a field that takes phone numbers, mail addresses or either; '' where it does not take this one. */
export function presetAccount(accountKind: 'phone' | 'mail' | 'phoneOrMail'): string {
  const account = suggestedAccount();
  return account && !checks[accountKind](account) ? account : '';
}
