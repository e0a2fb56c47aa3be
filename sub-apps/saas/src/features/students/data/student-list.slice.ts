import type { Page, Student, StudentStatus } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { firstPage, type StudentQuery } from './student-query';

export type StudentListLoad =
  | { status: 'idle' }
  /** `page` is what was shown before, so that turning a page does not empty the table. */
  | { status: 'loading'; page: Page<Student> | null }
  | { status: 'ready'; page: Page<Student> }
  | { status: 'failed'; code: number; message: string };

/** Why an order for a row was not carried out: it is not what the list showed. */
export interface StaleRow {
  name: string;
  why: 'changed' | 'gone';
}

export interface StudentListState {
  query: StudentQuery;
  load: StudentListLoad;
  /** Ids of the rows that a delete or a change of status is under way for. */
  busy: string[];
  /** Stays until somebody closes it or gives the next order. */
  stale: StaleRow | null;
}

const initialState: StudentListState = {
  query: firstPage,
  load: { status: 'idle' },
  busy: [],
  stale: null,
};

const settle = (state: StudentListState, userId: string) => {
  state.busy = state.busy.filter((id) => id !== userId);
};

export const studentListSlice = createSlice({
  name: 'studentList',
  initialState,
  reducers: {
    requested(state, { payload }: PayloadAction<StudentQuery>) {
      const page = 'page' in state.load ? state.load.page : null;
      state.query = payload;
      state.load = { status: 'loading', page };
    },
    loaded: (state, { payload }: PayloadAction<Page<Student>>): StudentListState => ({
      ...state,
      load: { status: 'ready', page: payload },
    }),
    failed(state, { payload }: PayloadAction<{ code: number; message: string }>) {
      state.load = { status: 'failed', ...payload };
    },
    deleteRequested(state, { payload }: PayloadAction<{ student: Student }>) {
      state.busy.push(payload.student.userId);
      state.stale = null;
    },
    statusRequested(
      state,
      { payload }: PayloadAction<{ student: Student; status: StudentStatus }>,
    ) {
      state.busy.push(payload.student.userId);
      state.stale = null;
    },
    foundStale(state, { payload }: PayloadAction<StaleRow>) {
      state.stale = payload;
    },
    staleClosed(state) {
      state.stale = null;
    },
    rowSettled(state, { payload }: PayloadAction<{ userId: string }>) {
      settle(state, payload.userId);
    },
  },
});

export const studentListActions = studentListSlice.actions;
