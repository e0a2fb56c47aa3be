import type { Announcement } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Opens {
  readonly edit: (row: Announcement) => void;
  readonly send: (row: Announcement) => void;
}

/** The actions on a message of the list; the server returns which its state allows. */
export function useMessageActions({ edit, send }: Opens): RowAction<Announcement>[] {
  const { t } = phrases.use();
  const [unschedule] = data.useAnnouncementUnscheduleMutation();
  const [withdraw] = data.useAnnouncementWithdrawMutation();
  const [remove] = data.useAnnouncementRemoveMutation();
  const withoutVersion =
    (action: Announcement['actions'][number]) =>
    ({ actions }: Announcement): boolean =>
      !actions.includes(action);
  const idAndVersion = ({ id, version }: Announcement) => ({ id, version });
  return [
    {
      key: 'edit',
      label: t('edit'),
      permission: 'message.write',
      hidden: withoutVersion('edit'),
      run: edit,
    },
    {
      key: 'send',
      label: t('send'),
      permission: 'message.send',
      hidden: withoutVersion('send'),
      run: send,
    },
    {
      key: 'unschedule',
      label: t('unschedule'),
      permission: 'message.send',
      hidden: withoutVersion('unschedule'),
      send: (row) => unschedule(idAndVersion(row)),
      done: ({ title }) => t('unscheduled', { title }),
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      permission: 'message.send',
      danger: true,
      hidden: withoutVersion('withdraw'),
      confirm: ({ title, reached }) => ({
        title: t('withdrawTitle', { title }),
        hint: t('withdrawHint', { count: reached }),
      }),
      send: (row) => withdraw(idAndVersion(row)),
      done: ({ title }) => t('withdrawn', { title }),
    },
    {
      key: 'delete',
      inMenu: true,
      label: t('delete'),
      permission: 'message.write',
      danger: true,
      hidden: withoutVersion('delete'),
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: (row) => remove(idAndVersion(row)),
      done: ({ title }) => t('deleted', { title }),
    },
  ];
}
