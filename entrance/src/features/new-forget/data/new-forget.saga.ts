import { abortable, api, context } from '@edu/shared-utility';
import { submitSaga } from '../../../common/submit';
import { newForgetSlice } from './new-forget.slice';

export const newForgetSaga = submitSaga(newForgetSlice, function* ({ by, ...reset }) {
  const change =
    by === 'phone'
      ? api.accountNew.changePasswordByPhoneAuthCode
      : api.accountNew.changePasswordByMailAuthCode;
  yield* abortable((signal) => change(reset, { signal }));
  // the one who chose it logs in with it next
  context.set('arrivingAccount', reset.account);
  return 'done' as const;
});
