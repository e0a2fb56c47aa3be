import { api, context } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy } from '../../../common/second-step';
import { submitSaga } from '../../../common/submit';
import { passwordLoginSlice } from './password-login.slice';

/** Old flow, by password (specification §2, /entrance/login). */
export const passwordLoginSaga = submitSaga(
  passwordLoginSlice,
  function* ({ account, password, remember }) {
    const login = yield* logInBy((signal) => api.account.login({ account, password }, { signal }));
    if (!login) return 'cancelled';
    context.set('rememberedAccount', remember ? account : null);
    return yield* call(enterOrganisation, login.token);
  },
);
