import type { UndoPlan } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type UndoState =
  | { readonly status: 'looking' }
  /** Unknown, used or expired; a retry would not help. */
  | { readonly status: 'invalid' }
  /** No response, or a failure that says nothing about the link. */
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'asked' | 'working' | 'done';
      readonly plan: UndoPlan;
      /** Error of the last attempt; '' without one. */
      readonly problem: string;
    };

export const undoSlice = createSlice({
  name: 'undo',
  initialState: { status: 'looking' } as UndoState,
  reducers: {
    opened: (): UndoState => ({ status: 'looking' }),
    found: (_state, { payload }: PayloadAction<UndoPlan>): UndoState => ({
      status: 'asked',
      plan: payload,
      problem: '',
    }),
    agreed: (state): UndoState =>
      state.status === 'asked' ? { ...state, status: 'working', problem: '' } : state,
    done: (_state, { payload }: PayloadAction<UndoPlan>): UndoState => ({
      status: 'done',
      plan: payload,
      problem: '',
    }),
    invalid: (): UndoState => ({ status: 'invalid' }),
    failed: (state, { payload }: PayloadAction<string>): UndoState =>
      state.status === 'working'
        ? { ...state, status: 'asked', problem: payload }
        : { status: 'failed', message: payload },
  },
});

export const selectUndo = (state: { undo: UndoState }): UndoState => state.undo;
