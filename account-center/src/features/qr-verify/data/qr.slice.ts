import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { next, type QrEvent, type QrVerify } from './qr.flow';

export const qrVerifySlice = createSlice({
  name: 'qrVerify',
  initialState: { status: 'closed' } as QrVerify,
  reducers: {
    qrHappened: (state, { payload }: PayloadAction<QrEvent>): QrVerify => next(state, payload),
  },
});

export const { qrHappened } = qrVerifySlice.actions;

/** Tells the app that somebody was verified, and for which opener. */
export const qrVerified = (purpose: string) =>
  ({ type: 'qrVerify/succeeded', payload: purpose }) as const;

/** Tells the app that the person turned out to be verified already, which proves nothing here. */
export const foundVerified = () => ({ type: 'qrVerify/foundVerified' }) as const;

export interface WithQrVerify {
  qrVerify: QrVerify;
}

export const selectQrVerify = (state: WithQrVerify): QrVerify => state.qrVerify;
