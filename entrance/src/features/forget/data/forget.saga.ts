import { abortable, api, context } from '@edu/shared-utility';
import { submitSaga } from '../../../common/submit';
import { forgetSlice } from './forget.slice';

export const forgetSaga = submitSaga(forgetSlice, function* (reset) {
  yield* abortable((signal) => api.account.resetPasswordNew(reset, { signal }));
  // the one who chose it logs in with it next
  context.set('arrivingAccount', reset.account);
  return 'done' as const;
});
