import type { SecondStepNeeded } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PendingStep {
  readonly needed: SecondStepNeeded;
  /** Name of the form whose log-in requires the step. */
  readonly formName: string;
  /** False after Back: the step is kept, so that Forward leads to it. */
  readonly isShown: boolean;
}

/** Sent to the log-in form when the second step has succeeded. */
export interface ProofToken {
  readonly token: string;
}

/** The second step that a log-in requires; null if there is none. */
export const secondStepSlice = createSlice({
  name: 'secondStep',
  initialState: null as PendingStep | null,
  reducers: {
    asked: (_state, { payload }: PayloadAction<Omit<PendingStep, 'isShown'>>): PendingStep => ({
      ...payload,
      isShown: true,
    }),
    visibilityChanged: (state, { payload: isShown }: PayloadAction<boolean>) =>
      state && { ...state, isShown },
    ended: () => null,
  },
});

interface WithStep {
  secondStep?: PendingStep | null;
}

export const selectSecondStep = ({ secondStep }: WithStep) => secondStep ?? null;
export const selectShowsSecondStep = ({ secondStep }: WithStep) => secondStep?.isShown === true;

/** Reducer and saga that a page with a log-in adds to the store. */
export const secondStepPart = { slice: secondStepSlice, saga: function* none() {} };
