import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ChangePassword =
  | { status: 'closed' }
  | { status: 'open' }
  | { status: 'saving' }
  | ({ status: 'refused' } & PasswordRefusal)
  /** Changed; the person is told, then logged out. */
  | { status: 'done' };

export type PasswordField = 'password' | 'passwordNew' | 'repsw';

export interface PasswordRefusal {
  message: string;
  /** Null without an answer: nothing that was typed is to blame. */
  field: PasswordField | null;
  /** That the change may have worked all the same. */
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
    // what is being saved or has been saved can no longer be called off
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
