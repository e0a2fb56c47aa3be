import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { inputOf, valuesOf } from './teacher-values';

/** The form of a new or existing teacher. @param reload refetches the list */
export function useTeacherForm(reload: () => void) {
  const [add] = data.useTeacherSaveMutation();
  const [update] = data.useTeacherUpdateMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add,
    change: ({ id, version }, changes) => update({ id, version, ...changes }),
    done: (isNew) => phrases.t(isNew ? 'added' : 'saved'),
    reload,
    draft: { name: 'govern-system.teacher', idOf: ({ id }) => id },
    conflictField: 'phone',
  });
}
