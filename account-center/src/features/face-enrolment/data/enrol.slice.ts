import { createAction } from '@reduxjs/toolkit';
import { flowSlice } from '../../../common/flow-slice';
import { type Enrol, type EnrolEvent, next } from './enrol.flow';

export const {
  reducer: faceEnrolReducer,
  actions: enrolActions,
  actionOf: enrolAction,
} = flowSlice<Enrol, EnrolEvent>('faceEnrol', { step: 'closed' }, next, {
  opened: true,
  codeRequested: true,
  codeSent: true,
  notSent: true,
  proofGiven: true,
  photoGiven: true,
  passed: true,
  refused: true,
  grantLost: true,
  edited: true,
  closed: true,
});

/** Announces that a face is enrolled. */
export const faceEnrolled = createAction('faceEnrol/enrolled');

export const selectEnrol = (state: { faceEnrol: Enrol }): Enrol => state.faceEnrol;
