import {
  abortable,
  api,
  context,
  errorCodes,
  isApiError,
  refusedInPlace,
} from '@edu/shared-utility';
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

/** The page says every refusal itself, and one that is none as an outcome: no toast calls that an error. */
async function send({ answer, ...proof }: InvitationReply, signal: AbortSignal): Promise<Outcome> {
  const options = { ...refusedInPlace, signal };
  try {
    if (answer === 'accept') {
      return { state: 'accepted', ...(await api.invitation.accept(proof, options)) };
    }
    await api.invitation.decline(proof, options);
    return { state: 'declined' };
  } catch (error) {
    const storedAnswer = answerGiven(error);
    if (storedAnswer === null) throw error;
    return { state: 'given', answer: storedAnswer };
  }
}

export const invitation = submission<InvitationReply>('invitation', function* (reply) {
  const outcome = yield* abortable((signal) => send(reply, signal));
  // so that the login page knows who comes
  context.set('arrivingAccount', reply.account);
  yield* put(came(outcome));
  return 'done' as const;
});
