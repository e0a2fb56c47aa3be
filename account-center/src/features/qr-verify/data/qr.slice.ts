import { createAction } from '@reduxjs/toolkit';
import { flowSlice } from '../../../common/flow-slice';
import { next, type QrEvent, type QrVerify } from './qr.flow';

export const {
  reducer: qrVerifyReducer,
  actions: qrActions,
  actionOf: qrAction,
} = flowSlice<QrVerify, QrEvent>('qrVerify', { status: 'closed' }, next, {
  opened: true,
  ready: true,
  answered: true,
  unanswered: true,
  expired: true,
  absent: true,
  failed: true,
  renewed: true,
  verified: true,
  closed: true,
});

/** Tells the app that somebody was verified, and for which opener. */
export const qrVerified = createAction<string>('qrVerify/succeeded');

/** Tells the app that the person turned out to be verified already, which proves nothing here. */
export const noticedVerified = createAction('qrVerify/foundVerified');

export interface WithQrVerify {
  qrVerify: QrVerify;
}

export const selectQrVerify = (state: WithQrVerify): QrVerify => state.qrVerify;
