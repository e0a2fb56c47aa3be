import { can, fetchPart, type SearchProvider } from '@edu/shared-utility';
import { phrases } from '../../../phrases';
import { newStudentPath } from './student-query';

/** Adds students to the frame's search, from the app's first mount on. */
export const studentSearch: SearchProvider = {
  id: 'saas.students',
  label: () => phrases.t('students.plural'),
  search: async (query, signal) => {
    const { findStudents } = await fetchPart('saas', () => import('./find-students'));
    return findStudents(query, signal);
  },
  actions: () =>
    can('student.write')
      ? [{ id: 'new', title: phrases.t('students.add'), path: newStudentPath }]
      : [],
};
