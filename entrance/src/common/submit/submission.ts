import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, type SagaGenerator, take, takeLeading } from 'typed-redux-saga';
import { followInvitation } from '../follow-invitation';
import { type Refusal, toRefusal } from '../refusal';
import { busy, doneState, idle, refusedState, type SubmitState } from './submit-state';

/**
 * State of one form that is sent. What is sent travels in the action only, so that no state ever
 * holds a password.
 */
export function createSubmitSlice<P>(name: string) {
  return createSlice({
    name,
    initialState: idle,
    reducers: {
      submitted: (_state, _action: PayloadAction<P>): SubmitState => busy,
      cancelled: (): SubmitState => idle,
      failed: (_state, { payload }: PayloadAction<Refusal>): SubmitState => refusedState(payload),
      succeeded: (): SubmitState => doneState,
      /** The person types again or comes back: what was wrong before is no longer said. */
      cleared: (): SubmitState => idle,
    },
  });
}

export type SubmitSlice<P> = ReturnType<typeof createSubmitSlice<P>>;

/** How a submit ended: refused, done with a word of success, gone to another page, or called off. */
export type Outcome = Refusal | 'done' | 'left' | 'cancelled';

/** The number or address that a form sends, where it has one. */
const accountOf = (payload: unknown): string | undefined => {
  const { account } = (payload ?? {}) as { account?: unknown };
  return typeof account === 'string' ? account : undefined;
};

/** One submit at a time: what is sent meanwhile is not heard, and a cancel ends it. */
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

/** State and saga of one form that is sent, as the store takes them. */
export function submission<P>(name: string, work: (payload: P) => SagaGenerator<Outcome>) {
  const slice = createSubmitSlice<P>(name);
  return { slice, saga: submitSaga(slice, work) };
}
