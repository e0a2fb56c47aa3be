import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ChangePassword =
  | { status: 'closed' }
  | { status: 'open' }
  | { status: 'saving' }
  | ({ status: 'refused' } & PasswordRefusal)
  /** The password was changed; the log-out follows. */
  | { status: 'done' };

export type PasswordField = 'password' | 'passwordNew' | 'repsw';

export interface PasswordRefusal {
  message: string;
  /** Null if the server did not respond, since then no input is wrong. */
  field: PasswordField | null;
  /** Warning that the change may have succeeded. */
  more?: string;
}

export interface PasswordInput {
  password: string;
  passwordNew: string;
  repsw: string;
}

export const changePasswordSlice = createSlice({
  name: 'changePassword',
  initialState: { status: 'closed' } as ChangePassword,
  reducers: {
    opened: (): ChangePassword => ({ status: 'open' }),
    submitted: (state, _: PayloadAction<PasswordInput>): ChangePassword =>
      state.status === 'open' || state.status === 'refused' ? { status: 'saving' } : state,
    refused: (state, { payload }: PayloadAction<PasswordRefusal>): ChangePassword =>
      state.status === 'saving' ? { status: 'refused', ...payload } : state,
    edited: (state): ChangePassword => (state.status === 'refused' ? { status: 'open' } : state),
    changed: (): ChangePassword => ({ status: 'done' }),
    // A change that is being saved or was saved cannot be cancelled.
    closed: (state): ChangePassword =>
      state.status === 'saving' || state.status === 'done' ? state : { status: 'closed' },
  },
});

export const changePasswordActions = changePasswordSlice.actions;

export interface WithChangePassword {
  changePassword: ChangePassword;
}

export const selectChangePassword = (state: WithChangePassword): ChangePassword =>
  state.changePassword;
