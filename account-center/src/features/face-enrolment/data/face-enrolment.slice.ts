import { createAction, createSlice } from '@reduxjs/toolkit';

/** State of withdrawing the enrolled face, which asks first because it cannot be undone. */
export type FaceEnrolment = 'kept' | 'asking' | 'withdrawing';

export const faceEnrolmentSlice = createSlice({
  name: 'faceEnrolment',
  initialState: 'kept' as FaceEnrolment,
  reducers: {
    asked: (): FaceEnrolment => 'asking',
    dismissed: (): FaceEnrolment => 'kept',
    confirmed: (): FaceEnrolment => 'withdrawing',
    ended: (): FaceEnrolment => 'kept',
  },
});

export const faceEnrolmentActions = faceEnrolmentSlice.actions;

/** Announces that no face is enrolled any more. */
export const enrolmentWithdrawn = createAction('faceEnrolment/withdrawn');

export const selectFaceEnrolment = (state: { faceEnrolment: FaceEnrolment }): FaceEnrolment =>
  state.faceEnrolment;
