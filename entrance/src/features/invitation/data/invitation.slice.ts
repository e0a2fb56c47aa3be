import type { CodeProof } from '../../../common/credentials';
import { createSubmitSlice } from '../../../common/submit';

/** The person's own code, and what they answer. */
export interface InvitationReply extends CodeProof {
  answer: 'accept' | 'decline';
}

export const invitationSlice = createSubmitSlice<InvitationReply>('invitation');
