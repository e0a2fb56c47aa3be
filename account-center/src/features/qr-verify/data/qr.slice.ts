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

/** Announces that the person was verified, with the purpose. */
export const qrVerified = createAction<string>('qrVerify/succeeded');

/** Announces that the person was verified before, which proves nothing about this session. */
export const noticedVerified = createAction('qrVerify/foundVerified');

export interface WithQrVerify {
  qrVerify: QrVerify;
}

export const selectQrVerify = (state: WithQrVerify): QrVerify => state.qrVerify;
