import type { SecondStepNeeded } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PendingStep {
  readonly needed: SecondStepNeeded;
  /** The name of the form whose log-in waits for it. */
  readonly by: string;
  /** False after Back: the step is kept, so that Forward leads to it. */
  readonly isShown: boolean;
}

/** What the form of a log-in is sent once its second step is passed. */
export interface ProofToken {
  readonly token: string;
}

/** What a log-in of this page still waits for; null when it waits for nothing. */
export const secondStepSlice = createSlice({
  name: 'secondStep',
  initialState: null as PendingStep | null,
  reducers: {
    asked: (_state, { payload }: PayloadAction<Omit<PendingStep, 'isShown'>>): PendingStep => ({
      ...payload,
      isShown: true,
    }),
    stepped: (state, { payload: isShown }: PayloadAction<boolean>) =>
      state && { ...state, isShown },
    ended: () => null,
  },
});

interface WithStep {
  secondStep?: PendingStep | null;
}

export const selectSecondStep = ({ secondStep }: WithStep) => secondStep ?? null;
export const selectShowsSecondStep = ({ secondStep }: WithStep) => secondStep?.isShown === true;

/** What a page with a log-in adds to the store. */
export const secondStepPart = { slice: secondStepSlice, saga: function* none() {} };
