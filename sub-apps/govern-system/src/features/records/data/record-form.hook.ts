import type { AccountProfile } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { inputOf, valuesOf } from './record-values';

/** The form of a new or existing record. @param reload refetches the list */
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
    // Personal numbers and addresses are not stored on the device.
    draft: {
      name: 'govern-system.record',
      idOf: ({ id }) => id,
      omit: ['idNumber', 'birthday', 'email', 'address'],
    },
  });
}
