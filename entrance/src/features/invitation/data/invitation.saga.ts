import { abortable, api, context } from '@edu/shared-utility';
import { put } from 'typed-redux-saga';
import { submitSaga } from '../../../common/submit';
import { invitationSlice } from './invitation.slice';
import { came } from './outcome';

export const invitationSaga = submitSaga(invitationSlice, function* ({ answer, ...proof }) {
  if (answer === 'decline') {
    yield* abortable((signal) => api.invitation.decline(proof, { signal }));
    yield* put(came(null));
    return 'done' as const;
  }
  const accepted = yield* abortable((signal) => api.invitation.accept(proof, { signal }));
  // so that the login page knows who comes
  context.set('arrivingAccount', proof.account);
  yield* put(came(accepted));
  return 'done' as const;
});
