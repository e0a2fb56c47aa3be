import { api, context } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { Credentials } from '../../../common/credentials';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy } from '../../../common/second-step';
import { submission } from '../../../common/submit';

/** Old flow, by password (specification §2, /entrance/login). */
export const passwordLogin = submission<Credentials>(
  'passwordLogin',
  function* ({ account, password, remember }) {
    const login = yield* logInBy((signal) => api.account.login({ account, password }, { signal }));
    if (!login) return 'cancelled';
    context.set('rememberedAccount', remember ? account : null);
    return yield* call(enterOrganisation, login.token);
  },
);
