import { api, refusedInPlace } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { CodeProof } from '../../../common/credentials';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy } from '../../../common/second-step';
import { submission } from '../../../common/submit';

/** Old flow, by a code sent to the phone. Beside the code stands what is wrong with it: a toast would say it otherwise. */
export const codeLogin = submission<CodeProof>('codeLogin', function* (proof) {
  const login = yield* logInBy((signal) =>
    api.account.loginByAuthCode(proof, { ...refusedInPlace, signal }),
  );
  if (!login) return 'cancelled';
  return yield* call(enterOrganisation, login.token);
});
