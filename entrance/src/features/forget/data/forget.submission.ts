import { abortable, api, context } from '@edu/shared-utility';
import type { PasswordReset } from '../../../common/credentials';
import { submission } from '../../../common/submit';

export const forgetSubmission = submission<PasswordReset>('forget', function* (reset) {
  yield* abortable((signal) => api.account.resetPasswordNew(reset, { signal }));
  // the one who chose it logs in with it next
  context.set('arrivingAccount', reset.account);
  return 'done' as const;
});
