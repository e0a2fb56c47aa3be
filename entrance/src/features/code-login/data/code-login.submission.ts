import { api, refusedInPlace } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { CodeProof } from '../../../common/credentials';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy, type ProofToken } from '../../../common/second-step';
import { submission } from '../../../common/submit';

const name = 'codeLogin';

/** Old flow, by a code sent to the phone. Beside the code stands what is wrong with it: a toast would say it otherwise. */
export const codeLogin = submission<CodeProof | ProofToken>(name, function* (sent) {
  if ('token' in sent) return yield* call(enterOrganisation, sent.token);
  const login = yield* logInBy(name, sent.account, (signal) =>
    api.account.loginByAuthCode(sent, { ...refusedInPlace, signal }),
  );
  if (!login) return 'cancelled';
  return yield* call(enterOrganisation, login.token);
});
