import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import { inputOf, valuesOf } from './student-values';

/** The form of a student, new or there already. @param reload shows the list as it is now */
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
    // a draft outlives the session on the device: no number of an identity card lies there
    draft: { name: 'saas.student', idOf: ({ userId }) => userId, omit: ['idNumber'] },
    conflictField: 'phone',
  });
}
