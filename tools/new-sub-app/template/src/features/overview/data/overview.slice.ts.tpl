import type { Student } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type OverviewState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; total: number; newest: readonly Student[] }
  | { status: 'failed'; code: number; message: string };

type Loaded = { total: number; newest: Student[] };
type Failure = { code: number; message: string };

export const overviewSlice = createSlice({
  name: 'overview',
  initialState: { status: 'idle' } as OverviewState,
  reducers: {
    requested: (): OverviewState => ({ status: 'loading' }),
    loaded: (_, { payload }: PayloadAction<Loaded>): OverviewState => ({
      status: 'ready',
      ...payload,
    }),
    failed: (_, { payload }: PayloadAction<Failure>): OverviewState => ({
      status: 'failed',
      ...payload,
    }),
  },
});

export const overviewActions = overviewSlice.actions;
