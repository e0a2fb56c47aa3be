import { api, context } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import { abortable } from '../../../common/abortable.saga';
import { enter } from '../../../common/enter.saga';
import { submitSaga } from '../../../common/submit';
import { passwordLoginSlice } from './password-login.slice';

/** Old flow, by password (specification §2, /entrance/login). */
export const passwordLoginSaga = submitSaga(
  passwordLoginSlice,
  function* ({ account, password, remember }) {
    const { token } = yield* abortable((signal) =>
      api.account.login({ account, password }, { signal }),
    );
    context.set('rememberedAccount', remember ? account : null);
    return yield* call(enter, token);
  },
);
