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
import { createSubmitPart } from '../../../common/submit';
import { type Outcome, received } from './outcome';

/** The code and the answer. */
export interface InvitationReply extends CodeProof {
  answer: 'accept' | 'decline';
}

/** The answer given on another page, if this one is refused for that reason. */
function answerGiven(error: unknown): 'accepted' | 'declined' | null {
  if (!isApiError(error) || error.code !== errorCodes.conflict) return null;
  const { answer } = (error.data ?? {}) as { answer?: unknown };
  return answer === 'accepted' || answer === 'declined' ? answer : null;
}

/** No toast: the page shows refusals itself, and shows an earlier answer as an outcome and not as an error. */
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

export const invitation = createSubmitPart<InvitationReply>('invitation', function* (reply) {
  const outcome = yield* abortable((signal) => send(reply, signal));
  // Filled in at the log-in.
  context.set('arrivingAccount', reply.account);
  yield* put(received(outcome));
  return 'done' as const;
});
