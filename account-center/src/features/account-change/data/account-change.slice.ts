import { createAction } from '@reduxjs/toolkit';
import { flowSlice } from '../../../common/flow-slice';
import { type AccountChange, type ChangeEvent, type Channel, next } from './account-change.flow';

export type AccountChangeState = Readonly<Record<Channel, AccountChange>>;

const initialState: AccountChangeState = { phone: { step: 'closed' }, mail: { step: 'closed' } };

/** An event of one of the two dialogs. */
type ChangeNotice = ChangeEvent & { channel: Channel };

/** The flow twice: once for the phone, once for the mail address. */
export const {
  reducer: accountChangeReducer,
  actions: changeActions,
  actionOf: changeAction,
} = flowSlice<AccountChangeState, ChangeNotice>(
  'accountChange',
  initialState,
  (state, { channel, ...event }) => ({ ...state, [channel]: next(state[channel], event) }),
  {
    opened: true,
    codeRequested: true,
    codeSent: true,
    notSent: true,
    submitted: true,
    passed: true,
    verifiedOtherwise: true,
    refused: true,
    grantLost: true,
    bound: true,
    edited: true,
    closed: true,
  },
);

/** Recognises the closing of one of the two dialogs. */
export const isClosing =
  (channel: Channel) =>
  (action: unknown): boolean =>
    changeActions.closed.match(action) && action.payload.channel === channel;

/** Announces that the account shown by the page may be outdated. */
export const accountOutdated = createAction('accountChange/outdated');
