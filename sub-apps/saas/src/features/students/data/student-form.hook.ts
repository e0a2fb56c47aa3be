import { type Student, type StudentInput, toast, useAppLife } from '@edu/shared-utility';
import { useCallback, useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { type StudentRefusal, toRefusal } from './student-refusal';
import { changesOf } from './student-values';

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
 * Adds a student, or sends what was changed of the one that was there, with the version that was read.
 *
 * @param reload shows the list as it is now; after a change that was saved it is read again by itself
 */
export function useStudentForm(reload: () => void): StudentForm {
  const life = useAppLife();
  const [add] = data.useUserAddStudentMutation();
  const [update] = data.useUserUpdateStudentMutation();
  const [state, setState] = useState<StudentFormState>({ status: 'closed' });

  const save = (student: Student | null, input: StudentInput) => {
    if (!student) return add(input);
    const { userId, version } = student;
    return update({ userId, version, ...changesOf(student, input) });
  };

  const submit = async (input: StudentInput): Promise<void> => {
    if (state.status === 'closed' || state.status === 'saving') return;
    const { student } = state;
    setState({ status: 'saving', student });
    const { error } = await save(student, input);
    if (life.aborted) return;
    if (error) {
      const refusal = toRefusal(error, student !== null);
      setState({ status: 'refused', student, refusal });
      if (refusal.gone) reload();
      return;
    }
    setState({ status: 'closed' });
    toast.success(phrases.t(student ? 'form.saved' : 'form.added'));
  };
  return {
    state,
    open: useCallback((student) => setState({ status: 'open', student }), []),
    close: () => setState({ status: 'closed' }),
    submit: (input) => void submit(input),
  };
}
