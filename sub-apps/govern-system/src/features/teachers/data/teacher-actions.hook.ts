import { type Teacher, type TeacherStatus, type UndoOffer, useCan } from '@edu/shared-utility';
import type { BulkAction, RowAction } from '@edu/shared-utility/admin';
import { reasonOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { takeBack } from './teacher-calls';
import { statuses } from './teacher-query';

const permission = 'teacher.write';

/** Changes the status of one or several teachers, with an undo. */
function useStatus() {
  const { t } = phrases.use();
  const [change] = data.useTeacherChangeStatusMutation();
  const offer = (
    message: string,
    rows: readonly Teacher[],
    status: TeacherStatus,
  ): string | UndoOffer => {
    const changed = rows.filter((row) => row.status !== status);
    if (changed.length === 0) return message;
    return {
      message,
      undo: () => takeBack(changed, status, (statusChange) => change(statusChange).unwrap()),
      undone: t('undone'),
      failed: reasonOf,
    };
  };
  const send = async ({ id, version, status: former }: Teacher, status: TeacherStatus) =>
    former === status ? {} : change({ id, version, status });
  return { offer, send };
}

/** Actions on a teacher in the list. */
export function useTeacherActions(
  edit: (teacher: Teacher) => void,
  showAccount: (teacher: Teacher) => void,
): RowAction<Teacher>[] {
  const { t } = phrases.use();
  const { offer, send } = useStatus();
  const maySeeAccounts = useCan()('administrator.read');
  const [remove] = data.useTeacherRemoveMutation();
  const nextStatus = ({ status }: Teacher): TeacherStatus =>
    status === 'active' ? 'leave' : 'active';
  return [
    { key: 'edit', label: t('edit'), permission, run: edit },
    {
      key: 'leave',
      label: t('to.active'),
      labelOf: (teacher) => t(`to.${nextStatus(teacher)}`),
      permission,
      send: (teacher) => send(teacher, nextStatus(teacher)),
      done: (teacher) => {
        const status = nextStatus(teacher);
        return offer(t(`done.${status}`, { name: teacher.name }), [teacher], status);
      },
    },
    {
      key: 'left',
      label: t('to.left'),
      permission,
      inMenu: true,
      hidden: ({ status }) => status === 'left',
      send: (teacher) => send(teacher, 'left'),
      done: (teacher) => offer(t('done.left', { name: teacher.name }), [teacher], 'left'),
    },
    {
      key: 'account',
      label: t('login.open'),
      permission,
      inMenu: true,
      hidden: () => !maySeeAccounts,
      run: showAccount,
    },
    {
      key: 'delete',
      label: t('delete'),
      permission,
      danger: true,
      inMenu: true,
      confirm: ({ name }) => ({ title: t('deleteTitle', { name }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: () => t('deleted'),
    },
  ];
}

/** Actions on several teachers. */
export function useTeacherBulk(): BulkAction<Teacher>[] {
  const { t } = phrases.use();
  const { offer, send } = useStatus();
  return statuses.map((status) => ({
    key: status,
    label: t(`to.${status}`),
    permission,
    send: (teacher) => send(teacher, status),
    done: (count, rows) => offer(t(`many.${status}`, { count }), rows, status),
  }));
}
