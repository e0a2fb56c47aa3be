import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, type SagaGenerator, take, takeLeading } from 'typed-redux-saga';
import { followInvitation } from '../follow-invitation';
import { type Refusal, toRefusal } from '../refusal';
import { busyState, doneState, failedState, idleState, type SubmitState } from './submit-state';

/** State of a submitted form. The input is only in the action, so that no state ever holds a password. */
export function createSubmitSlice<P>(name: string) {
  return createSlice({
    name,
    initialState: idleState,
    reducers: {
      submitted: (_state, _action: PayloadAction<P>): SubmitState => busyState,
      cancelled: (): SubmitState => idleState,
      failed: (_state, { payload }: PayloadAction<Refusal>): SubmitState => failedState(payload),
      succeeded: (): SubmitState => doneState,
      /** Hides the error, on new input or on return to the form. */
      cleared: (): SubmitState => idleState,
    },
  });
}

export type SubmitSlice<P> = ReturnType<typeof createSubmitSlice<P>>;

/** Outcome of a submit: refused, done with a message, redirected, or cancelled. */
export type Outcome = Refusal | 'done' | 'left' | 'cancelled';

/** The account in the input, if there is one. */
const accountOf = (payload: unknown): string | undefined => {
  const { account } = (payload ?? {}) as { account?: unknown };
  return typeof account === 'string' ? account : undefined;
};

/** One submit at a time: others are ignored meanwhile; a cancel aborts it. */
export function submitSaga<P>(
  { actions }: SubmitSlice<P>,
  work: (payload: P) => SagaGenerator<Outcome>,
) {
  function* run(payload: P) {
    try {
      const outcome = yield* call(work, payload);
      if (outcome === 'done') yield* put(actions.succeeded());
      else if (outcome === 'cancelled') yield* put(actions.cancelled());
      else if (outcome !== 'left') yield* put(actions.failed(outcome));
    } catch (error) {
      if (followInvitation(error, accountOf(payload))) return;
      yield* put(actions.failed(toRefusal(error)));
    }
  }
  return function* submits() {
    yield* takeLeading(actions.submitted.type, function* ({ payload }: PayloadAction<P>) {
      yield* race({ done: call(run, payload), cancelled: take(actions.cancelled.type) });
    });
  };
}

/** Reducer and saga of a form, for the store. */
export function createSubmitPart<P>(name: string, work: (payload: P) => SagaGenerator<Outcome>) {
  const slice = createSubmitSlice<P>(name);
  return { slice, saga: submitSaga(slice, work) };
}
