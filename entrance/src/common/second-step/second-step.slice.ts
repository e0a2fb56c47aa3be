import type { LoginResult, SecondStepNeeded } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Refusal } from '../refusal';

/** What a log-in of this page still waits for; null when it waits for nothing. */
export const secondStepSlice = createSlice({
  name: 'secondStep',
  initialState: null as SecondStepNeeded | null,
  reducers: {
    asked: (_state, { payload }: PayloadAction<SecondStepNeeded>) => payload,
    passed: (_state, _: PayloadAction<LoginResult>) => null,
    /** Back to the start: by choice, or because the ticket is over. */
    left: (_state, _: PayloadAction<Refusal | null>) => null,
  },
});

export const selectSecondStep = (state: {
  secondStep?: SecondStepNeeded | null;
}): SecondStepNeeded | null => state.secondStep ?? null;

/** What a page with a log-in adds to the store; the log-in's own saga waits for the step. */
export const secondStepPart = { slice: secondStepSlice, saga: function* none() {} };
