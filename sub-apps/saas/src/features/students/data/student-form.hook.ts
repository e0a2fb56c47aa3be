import { type Student, type StudentInput, toast } from '@edu/shared-utility';
import { useCallback, useState } from 'react';
import { useAppLife } from '../../../common/app-life.context';
import { phrases } from '../../../phrases';
import { saveStudent } from './student-calls';
import { type StudentRefusal, toRefusal } from './student-refusal';

/** `student` is the one being edited, null while one is added. */
export type StudentFormState =
  | { status: 'closed' }
  | { status: 'open'; student: Student | null }
  | { status: 'saving'; student: Student | null }
  | { status: 'refused'; student: Student | null; refusal: StudentRefusal };

export interface StudentForm {
  state: StudentFormState;
  /** Also for who has seen the present student: what they save now is a change of that, of `null` a new one. */
  open: (student: Student | null) => void;
  close: () => void;
  submit: (input: StudentInput) => void;
}

/**
 * Adds or changes a student.
 *
 * @param reload shows the list as it is now
 */
export function useStudentForm(reload: () => void): StudentForm {
  const life = useAppLife();
  const [state, setState] = useState<StudentFormState>({ status: 'closed' });

  const submit = async (input: StudentInput): Promise<void> => {
    if (state.status === 'closed' || state.status === 'saving') return;
    const { student } = state;
    setState({ status: 'saving', student });
    try {
      await saveStudent(student, input);
    } catch (error) {
      const refusal = toRefusal(error, student !== null);
      setState({ status: 'refused', student, refusal });
      if (refusal.gone) reload();
      return;
    }
    if (life.aborted) return;
    setState({ status: 'closed' });
    toast.success(phrases.t(student ? 'form.saved' : 'form.added'));
    reload();
  };
  return {
    state,
    open: useCallback((student) => setState({ status: 'open', student }), []),
    close: () => setState({ status: 'closed' }),
    submit: (input) => void submit(input),
  };
}
