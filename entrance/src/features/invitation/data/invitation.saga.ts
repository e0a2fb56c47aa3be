import { abortable, api, context, errorCodes, isApiError } from '@edu/shared-utility';
import { put } from 'typed-redux-saga';
import { submitSaga } from '../../../common/submit';
import { type InvitationReply, invitationSlice } from './invitation.slice';
import { came, type Outcome } from './outcome';

/** What another page answered, when that is why this one was refused. */
function answerGiven(error: unknown): 'accepted' | 'declined' | null {
  if (!isApiError(error) || error.code !== errorCodes.conflict) return null;
  const { answer } = (error.data ?? {}) as { answer?: unknown };
  return answer === 'accepted' || answer === 'declined' ? answer : null;
}

async function send({ answer, ...proof }: InvitationReply, signal: AbortSignal): Promise<Outcome> {
  try {
    if (answer === 'accept') {
      return { state: 'accepted', ...(await api.invitation.accept(proof, { signal })) };
    }
    await api.invitation.decline(proof, { signal });
    return { state: 'declined' };
  } catch (error) {
    const given = answerGiven(error);
    if (given === null) throw error;
    return { state: 'given', answer: given };
  }
}

export const invitationSaga = submitSaga(invitationSlice, function* (reply) {
  const outcome = yield* abortable((signal) => send(reply, signal));
  // so that the login page knows who comes
  context.set('arrivingAccount', reply.account);
  yield* put(came(outcome));
  return 'done' as const;
});
