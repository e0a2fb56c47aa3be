import { abortable, api } from '@edu/shared-utility';
import { submitSaga } from '../../../common/submit';
import { forgetSlice } from './forget.slice';

export const forgetSaga = submitSaga(forgetSlice, function* (reset) {
  yield* abortable((signal) => api.account.resetPasswordNew(reset, { signal }));
  return 'done' as const;
});
