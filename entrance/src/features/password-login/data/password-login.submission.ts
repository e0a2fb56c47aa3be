import { api, context } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { Credentials } from '../../../common/credentials';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy, type ProofToken } from '../../../common/second-step';
import { createSubmitPart } from '../../../common/submit';

const name = 'passwordLogin';

/** Old flow, by password (specification §2, /entrance/login). */
export const passwordLogin = createSubmitPart<Credentials | ProofToken>(name, function* (sent) {
  if ('token' in sent) return yield* call(enterOrganisation, sent.token);
  const { account, password, remember } = sent;
  const login = yield* logInBy(name, account, (signal) =>
    api.account.login({ account, password }, { signal }),
  );
  context.set('rememberedAccount', remember ? account : null);
  if (!login) return 'cancelled';
  return yield* call(enterOrganisation, login.token);
});
