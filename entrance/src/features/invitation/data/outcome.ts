import type { InvitationAccepted } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The outcome: `given` is an answer that another page has sent before. */
export type Outcome =
  | ({ readonly state: 'accepted' } & InvitationAccepted)
  | { readonly state: 'declined' }
  | { readonly state: 'given'; readonly answer: 'accepted' | 'declined' };

const outcomeSlice = createSlice({
  name: 'invitationOutcome',
  initialState: { of: { state: 'declined' } as Outcome },
  reducers: { received: (_, { payload }: PayloadAction<Outcome>) => ({ of: payload }) },
});

export const { received } = outcomeSlice.actions;

export const selectOutcome = (state: { invitationOutcome?: { of: Outcome } }): Outcome =>
  state.invitationOutcome?.of ?? { state: 'declined' };

function* doNothing() {}

/** State without a saga: the saga of the answer writes it. */
export const outcomePart = { slice: outcomeSlice, saga: doNothing };
