import { abortable, api, context, errorCodes, isApiError } from '@edu/shared-utility';
import { put } from 'typed-redux-saga';
import type { CodeProof } from '../../../common/credentials';
import { submission } from '../../../common/submit';
import { came, type Outcome } from './outcome';

/** The person's own code, and what they answer. */
export interface InvitationReply extends CodeProof {
  answer: 'accept' | 'decline';
}

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

export const invitation = submission<InvitationReply>('invitation', function* (reply) {
  const outcome = yield* abortable((signal) => send(reply, signal));
  // so that the login page knows who comes
  context.set('arrivingAccount', reply.account);
  yield* put(came(outcome));
  return 'done' as const;
});
