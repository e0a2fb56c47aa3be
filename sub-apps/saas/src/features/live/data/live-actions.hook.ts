import { type LiveDetail, type LiveSession, toast } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { saveCalendarOfOne } from './calendar-file';

interface Opens {
  readonly edit: (row: LiveDetail) => void;
  readonly cancel: (row: LiveSession) => void;
  readonly room: (row: LiveSession) => void;
}

/** Shows a toast if an operation without its own error display fails. */
export const reportErrors = (work: Promise<unknown>): void =>
  void work.catch((error: unknown) => toast.error(failureOf(error).message));

/**
 * The actions on a session: one that has begun cannot be changed, one that people were notified of is cancelled instead
 * of deleted.
 */
export function useLiveActions({ edit, cancel, room }: Opens): RowAction<LiveSession>[] {
  const { t } = phrases.use();
  const [remove] = data.useLiveRemoveMutation();
  const [read] = data.useLazyLiveFindByIdQuery();
  return [
    {
      key: 'room',
      label: t('room'),
      hidden: ({ state }) => state === 'over' || state === 'cancelled',
      run: room,
    },
    {
      key: 'edit',
      label: t('edit'),
      permission: 'live.write',
      hidden: ({ state, mayWrite }) => state !== 'planned' || !mayWrite,
      // Read first, because list rows lack the meeting address.
      run: ({ id }) => reportErrors(read({ id }).unwrap().then(edit)),
    },
    {
      key: 'cancel',
      label: t('cancel'),
      permission: 'live.write',
      danger: true,
      inMenu: true,
      hidden: ({ state, mayWrite }) => state === 'over' || state === 'cancelled' || !mayWrite,
      run: cancel,
    },
    {
      key: 'file',
      inMenu: true,
      label: t('file'),
      run: ({ id }) => reportErrors(saveCalendarOfOne(id)),
    },
    {
      key: 'delete',
      inMenu: true,
      label: t('delete'),
      permission: 'live.write',
      danger: true,
      hidden: ({ startsAt, mayWrite, isTold }) =>
        Date.parse(startsAt) <= Date.now() || !mayWrite || isTold,
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: ({ title }) => t('deleted', { title }),
    },
  ];
}
