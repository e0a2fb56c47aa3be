import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Enrol, type EnrolEvent, next } from './enrol.flow';

export const faceEnrolSlice = createSlice({
  name: 'faceEnrol',
  initialState: { step: 'closed' } as Enrol,
  reducers: {
    enrolHappened: (state, { payload }: PayloadAction<EnrolEvent>): Enrol => next(state, payload),
  },
});

export const { enrolHappened } = faceEnrolSlice.actions;

type Happened<T extends EnrolEvent['type']> = {
  type: string;
  payload: Extract<EnrolEvent, { type: T }>;
};

/** Recognises the action that carries one kind of event. */
export const isEnrol =
  <T extends EnrolEvent['type']>(type: T) =>
  (action: unknown): action is Happened<T> =>
    enrolHappened.match(action as never) &&
    (action as ReturnType<typeof enrolHappened>).payload.type === type;

/** Tells the app that a face is enrolled now. */
export const faceEnrolled = () => ({ type: 'faceEnrolment/enrolled' }) as const;

export const selectEnrol = (state: { faceEnrol: Enrol }): Enrol => state.faceEnrol;
