import type { AccountProfile } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { inputOf, valuesOf } from './record-values';

/** The form of a record, new or there already. @param reload shows the list as it is now */
export function usePersonRecordForm(reload: () => void) {
  const [save] = data.useUserSaveProfileMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add: save,
    change: ({ id, version }: AccountProfile, changes) =>
      save({ id, ...(version !== undefined && { version }), ...changes }),
    done: (isNew) => phrases.t(isNew ? 'added' : 'saved'),
    reload,
    // numbers and addresses of people stay off the device
    draft: {
      name: 'govern-system.record',
      idOf: ({ id }) => id,
      omit: ['idNumber', 'birthday', 'email', 'address'],
    },
  });
}
