import { api } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy } from '../../../common/second-step';
import { submitSaga } from '../../../common/submit';
import { codeLoginSlice } from './code-login.slice';

/** Old flow, by a code sent to the phone. */
export const codeLoginSaga = submitSaga(codeLoginSlice, function* (proof) {
  const login = yield* logInBy((signal) => api.account.loginByAuthCode(proof, { signal }));
  if (!login) return 'cancelled';
  return yield* call(enterOrganisation, login.token);
});
