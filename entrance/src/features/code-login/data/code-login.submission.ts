import { api, refusedInPlace } from '@edu/shared-utility';
import { call } from 'typed-redux-saga';
import type { CodeProof } from '../../../common/credentials';
import { enterOrganisation } from '../../../common/enter.saga';
import { logInBy, type ProofToken } from '../../../common/second-step';
import { createSubmitPart } from '../../../common/submit';

const name = 'codeLogin';

/** Log-in of the old flow by a code. An error of the code is shown at its field and not in a toast. */
export const codeLogin = createSubmitPart<CodeProof | ProofToken>(name, function* (sent) {
  if ('token' in sent) return yield* call(enterOrganisation, sent.token);
  const login = yield* logInBy(name, sent.account, (signal) =>
    api.account.loginByAuthCode(sent, { ...refusedInPlace, signal }),
  );
  if (!login) return 'cancelled';
  return yield* call(enterOrganisation, login.token);
});
