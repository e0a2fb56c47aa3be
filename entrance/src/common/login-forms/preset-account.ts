import { checks } from '../checks';
import { suggestedAccount } from './suggested-account';

/** The known account if the field accepts it (phone numbers, mail addresses or both), else ''. */
export function presetAccount(accountKind: 'phone' | 'mail' | 'phoneOrMail'): string {
  const account = suggestedAccount();
  return account && !checks[accountKind](account) ? account : '';
}
