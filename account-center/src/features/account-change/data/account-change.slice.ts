import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type AccountChange, type ChangeEvent, type Channel, next } from './account-change.flow';

export type AccountChangeState = Readonly<Record<Channel, AccountChange>>;

const initialState: AccountChangeState = { phone: { step: 'closed' }, mail: { step: 'closed' } };

/** The flow twice: once for the phone, once for the mail address. */
export const accountChangeSlice = createSlice({
  name: 'accountChange',
  initialState,
  reducers: {
    happened: (
      state,
      { payload }: PayloadAction<{ channel: Channel; event: ChangeEvent }>,
    ): AccountChangeState => ({
      ...state,
      [payload.channel]: next(state[payload.channel], payload.event),
    }),
  },
});

export const { happened } = accountChangeSlice.actions;

/** `happened`, short. */
export const tell = (channel: Channel, event: ChangeEvent) => happened({ channel, event });

type Happened<T extends ChangeEvent['type']> = {
  type: string;
  payload: { channel: Channel; event: Extract<ChangeEvent, { type: T }> };
};

/** Recognises the action that carries one kind of event. */
export const isEvent =
  <T extends ChangeEvent['type']>(type: T) =>
  (action: unknown): action is Happened<T> =>
    happened.match(action as never) &&
    (action as ReturnType<typeof happened>).payload.event.type === type;

/** Recognises the closing of one of the two dialogs. */
export const isClosing = (channel: Channel) => (action: unknown) =>
  isEvent('closed')(action) && action.payload.channel === channel;

/** Tells the app that what it shows of the account may be out of date. */
export const outdated = () => ({ type: 'accountChange/outdated' }) as const;
