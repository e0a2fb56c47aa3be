import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { inputOf, valuesOf } from './student-values';

/**
 * The state of a student's form, for a new or an existing one.
 *
 * @param reload reads the list again
 */
export function useStudentForm(reload: () => void) {
  const [add] = data.useUserAddStudentMutation();
  const [update] = data.useUserUpdateStudentMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add,
    change: ({ userId, version }, changes) => update({ userId, version, ...changes }),
    done: (isNew) => phrases.t(isNew ? 'form.added' : 'form.saved'),
    reload,
    // Drafts stay in the browser after the session ends, so they must not contain ID numbers.
    draft: { name: 'saas.student', idOf: ({ userId }) => userId, omit: ['idNumber'] },
    conflictField: 'phone',
  });
}
