import type { Failure, RealNameTicketState } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface RealNameInput {
  ticket: string;
  name: string;
  idNumber: string;
  /** A data: address of the face photo that the person chose to add. */
  photo: string | null;
}

type Refusal = Pick<Failure, 'message' | 'fields' | 'unanswered'>;

export type RealName =
  /** The form is shown only once the ticket is known to be valid. */
  | { status: 'looking' }
  | { status: 'open' }
  | { status: 'sending' }
  | ({ status: 'refused' } & Refusal)
  | { status: 'done' /** Whether the photo was sent and enrolled. */; withPhoto?: boolean }
  | { status: 'over' };

export const realNameSlice = createSlice({
  name: 'realName',
  initialState: { status: 'looking' } as RealName,
  reducers: {
    /** The page was opened with this ticket. */
    opened: (_, __: PayloadAction<string>): RealName => ({ status: 'looking' }),
    looked: (_, { payload }: PayloadAction<RealNameTicketState>): RealName => payload,
    submitted: (_, __: PayloadAction<RealNameInput>): RealName => ({ status: 'sending' }),
    refused: (_, { payload }: PayloadAction<Refusal>): RealName => ({
      status: 'refused',
      ...payload,
    }),
    verified: (_, { payload }: PayloadAction<{ withPhoto: boolean }>): RealName => ({
      status: 'done',
      ...payload,
    }),
  },
});

export const realNameActions = realNameSlice.actions;

export const selectRealName = (state: { realName: RealName }): RealName => state.realName;
