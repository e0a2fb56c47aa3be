import { api } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import { abortable } from '../../../common/abortable.saga';
import { enter } from '../../../common/enter.saga';
import { submitSaga } from '../../../common/submit';
import { codeLoginSlice } from './code-login.slice';

/** Old flow, by a code sent to the phone. */
export const codeLoginSaga = submitSaga(codeLoginSlice, function* (proof) {
  const { token } = yield* abortable((signal) => api.account.loginByAuthCode(proof, { signal }));
  return yield* call(enter, token);
});
