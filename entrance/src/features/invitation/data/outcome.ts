import type { InvitationAccepted } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What came of the answer: `null` for a declined invitation. */
export type Outcome = InvitationAccepted | null;

const outcomeSlice = createSlice({
  name: 'invitationOutcome',
  initialState: { of: null as Outcome },
  reducers: { came: (_, { payload }: PayloadAction<Outcome>) => ({ of: payload }) },
});

export const { came } = outcomeSlice.actions;

export const selectOutcome = (state: { invitationOutcome?: { of: Outcome } }): Outcome =>
  state.invitationOutcome?.of ?? null;

function* nothing() {}

/** Only a state: the answer's saga writes it. */
export const outcomePart = { slice: outcomeSlice, saga: nothing };
