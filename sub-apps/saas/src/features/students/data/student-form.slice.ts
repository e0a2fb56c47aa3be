import type { Student, StudentInput } from '@edu/shared-utility';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type StudentField = 'name' | 'phone' | 'email' | 'idNumber' | 'departmentId' | 'status';

/** What the server said of a form: beside fields where it named them, above the form otherwise. */
export interface StudentRefusal {
  fields: Partial<Record<StudentField, string>>;
  message: string | null;
  /** The student as somebody else has left them meanwhile. */
  present?: Student;
  /** Somebody else has deleted the student meanwhile. */
  gone?: true;
}

/** `student` is the one being edited, null while one is added. */
export type StudentFormState =
  | { status: 'closed' }
  | { status: 'open'; student: Student | null }
  | { status: 'saving'; student: Student | null }
  | { status: 'refused'; student: Student | null; refusal: StudentRefusal };

const initialState = { status: 'closed' } as StudentFormState;

export const studentFormSlice = createSlice({
  name: 'studentForm',
  initialState,
  reducers: {
    opened: (_, { payload }: PayloadAction<Student | null>): StudentFormState => ({
      status: 'open',
      student: payload,
    }),
    submitted: (
      state,
      _: PayloadAction<{ student: Student | null; input: StudentInput }>,
    ): StudentFormState =>
      state.status === 'closed' ? state : { status: 'saving', student: state.student },
    refused: (state, { payload }: PayloadAction<StudentRefusal>): StudentFormState =>
      state.status === 'closed'
        ? state
        : { status: 'refused', student: state.student, refusal: payload },
    /** The person has seen the present student: what they save now is a change of that, of `null` a new one. */
    rebased: (state, { payload }: PayloadAction<Student | null>): StudentFormState =>
      state.status === 'closed' ? state : { status: 'open', student: payload },
    closed: (): StudentFormState => ({ status: 'closed' }),
  },
});

export const studentFormActions = studentFormSlice.actions;
