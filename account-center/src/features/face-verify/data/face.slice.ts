import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Face, type FaceEvent, next } from './face.flow';

export const faceVerifySlice = createSlice({
  name: 'faceVerify',
  initialState: { status: 'closed' } as Face,
  reducers: {
    faceHappened: (state, { payload }: PayloadAction<FaceEvent>): Face => next(state, payload),
  },
});

export const { faceHappened } = faceVerifySlice.actions;

/** Tells the app that a face has passed, and for which opener. */
export const facePassed = (purpose: string) =>
  ({ type: 'faceVerify/succeeded', payload: purpose }) as const;

export interface WithFaceVerify {
  faceVerify: Face;
}

export const selectFace = (state: WithFaceVerify): Face => state.faceVerify;
