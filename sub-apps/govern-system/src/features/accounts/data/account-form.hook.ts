import type { Administrator } from '@edu/shared-utility';
import { trimmed, useRecordForm } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/data';
import { phrases as appWords } from '../../../phrases';
import { phrases } from '../phrases';
import { type AccountValues, accountValues } from './account-values';

const inputOf = (values: AccountValues) => ({
  ...trimmed(values),
  email: values.email.trim() || null,
});

/** The form of an administrator, to invite or to change. @param reload refetches the list */
export function useAccountForm(reload: () => void) {
  const [invite] = data.useAdministratorSaveMutation();
  const [change] = data.useAdministratorUpdateMutation();
  /** Message on success: a person with an account has to accept, one without is added at once. */
  const announcement = useRef('');
  return useRecordForm({
    valuesOf: (person: Administrator | null): AccountValues => accountValues(person),
    inputOf,
    add: async (input) => {
      const answer = await invite(input);
      announcement.current = phrases.t(answer.data?.invited ? 'invited' : 'added', {
        name: input.name,
      });
      return answer;
    },
    change: ({ id, version }, changes) => change({ id, version, ...changes }),
    done: (isNew) => (isNew ? announcement.current : appWords.t('form.saved')),
    reload,
    conflictField: 'phone',
    draft: { name: 'govern-system.account', idOf: ({ id }) => id },
  });
}
