import { type Administrator, type UndoOffer, useContextValue } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { reasonOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { currentAccount } from './current-account';

const toggledStatus = { active: 'suspended', suspended: 'active' } as const;
const statusPhrases = { active: 'activated', suspended: 'suspended' } as const;

/** Actions on an administrator in the list; none on oneself. */
export function useAccountActions(
  edit: (person: Administrator) => void,
  makePassword: (person: Administrator) => void,
  showSessions: (person: Administrator) => void,
): RowAction<Administrator>[] {
  const { t } = phrases.use();
  const self = useContextValue('actor');
  const [setStatus] = data.useAdministratorChangeStatusMutation();
  const [remove] = data.useAdministratorSaveDeleteMutation();
  const permission = 'administrator.write';
  const disabledReason = ({ id }: Administrator) => (id === self ? t('yourself') : null);

  const undoOfferOf = (person: Administrator): UndoOffer => {
    const { name, status } = person;
    return {
      message: t(statusPhrases[toggledStatus[status]], { name }),
      undo: async () => {
        const { id, version, status: now } = await currentAccount(person);
        if (now !== status) await setStatus({ id, version, status }).unwrap();
      },
      undone: t(statusPhrases[status], { name }),
      failed: (error) => t('notTakenBack', { name, reason: reasonOf(error) }),
    };
  };
  return [
    { key: 'edit', label: t('edit'), permission, disabled: disabledReason, run: edit },
    {
      key: 'status',
      label: t('suspend'),
      labelOf: ({ status }) => t(status === 'active' ? 'suspend' : 'activate'),
      permission,
      disabled: disabledReason,
      send: ({ id, version, status }) => setStatus({ id, version, status: toggledStatus[status] }),
      done: undoOfferOf,
    },
    {
      key: 'sessions',
      label: t('sessions.open'),
      permission: 'account.reset',
      inMenu: true,
      disabled: disabledReason,
      run: showSessions,
    },
    {
      key: 'password',
      label: t('makePassword'),
      permission: 'account.reset',
      disabled: disabledReason,
      run: makePassword,
    },
    {
      key: 'remove',
      label: t('remove'),
      permission,
      disabled: disabledReason,
      danger: true,
      confirm: ({ name }) => ({ title: t('removeTitle', { name }), hint: t('removeHint') }),
      send: ({ id }) => remove({ id }),
      done: ({ name }) => t('removed', { name }),
    },
  ];
}
