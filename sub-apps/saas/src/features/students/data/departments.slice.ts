import type { DepartmentNode } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type DepartmentsState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; nodes: DepartmentNode[] }
  | { status: 'failed'; code: number; message: string };

export const departmentsSlice = createSlice({
  name: 'departments',
  initialState: { status: 'idle' } as DepartmentsState,
  reducers: {
    requested: (): DepartmentsState => ({ status: 'loading' }),
    loaded: (_, { payload }: PayloadAction<DepartmentNode[]>): DepartmentsState => ({
      status: 'ready',
      nodes: payload,
    }),
    failed: (
      _,
      { payload }: PayloadAction<{ code: number; message: string }>,
    ): DepartmentsState => ({ status: 'failed', ...payload }),
  },
});

export const departmentsActions = departmentsSlice.actions;
