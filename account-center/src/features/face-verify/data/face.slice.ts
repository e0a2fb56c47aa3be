import { createAction } from '@reduxjs/toolkit';
import { flowSlice } from '../../../common/flow-slice';
import { type Face, type FaceEvent, next } from './face.flow';

export const {
  reducer: faceVerifyReducer,
  actions: faceActions,
  actionOf: faceAction,
} = flowSlice<Face, FaceEvent>('faceVerify', { status: 'closed' }, next, {
  opened: true,
  agreed: true,
  allowed: true,
  cameraFailed: true,
  taken: true,
  retaken: true,
  used: true,
  matched: true,
  mismatched: true,
  unanswered: true,
  unavailable: true,
  tick: true,
  closed: true,
});

/** Announces that a face has passed, with the purpose. */
export const facePassed = createAction<string>('faceVerify/passed');

export interface WithFaceVerify {
  faceVerify: Face;
}

export const selectFace = (state: WithFaceVerify): Face => state.faceVerify;
