import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface RealNameInput {
  ticket: string;
  name: string;
  idNumber: string;
  /** A data: address of the face photo that the person chose to add. */
  photo: string | null;
}

export type RealName =
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { status: 'done' };

export const realNameSlice = createSlice({
  name: 'realName',
  initialState: { status: 'open' } as RealName,
  reducers: {
    submitted: (_, __: PayloadAction<RealNameInput>): RealName => ({ status: 'sending' }),
    refused: (
      _,
      { payload }: PayloadAction<{ message: string; fields: Readonly<Record<string, string>> }>,
    ): RealName => ({ status: 'refused', ...payload }),
    verified: (): RealName => ({ status: 'done' }),
  },
});

export const realNameActions = realNameSlice.actions;

export const selectRealName = (state: { realName: RealName }): RealName => state.realName;
