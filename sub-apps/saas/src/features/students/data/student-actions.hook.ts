import { fetchPart, type Student, type UndoOffer } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { reasonOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';

const statusPhrases = { active: 'students.activated', suspended: 'students.suspended' } as const;
const toggledStatus = { active: 'suspended', suspended: 'active' } as const;

/** The actions on a student of the list. */
export function useStudentActions(edit: (student: Student) => void): RowAction<Student>[] {
  const { t } = phrases.use();
  const [update] = data.useUserUpdateStudentMutation();
  const [remove] = data.useUserDeleteMutation();

  /** The undo code is loaded on demand; if loading fails, nothing has changed. */
  const restoreStatus = async (student: Student): Promise<void> => {
    const { undoStatus } = await fetchPart('saas', () => import('./undo-status'));
    await undoStatus(student, student.status, (change) => update(change).unwrap());
  };
  const undoOfferOf = (student: Student): UndoOffer => {
    const { name, status } = student;
    return {
      message: t(statusPhrases[toggledStatus[status]], { name }),
      undo: () => restoreStatus(student),
      undone: t(statusPhrases[status], { name }),
      failed: (error) => t('students.notTakenBack', { name, reason: reasonOf(error) }),
    };
  };

  const permission = 'student.write';
  return [
    { key: 'edit', label: t('students.edit'), permission, run: edit },
    {
      key: 'status',
      label: t('students.suspend'),
      labelOf: ({ status }) => t(status === 'active' ? 'students.suspend' : 'students.activate'),
      permission,
      send: ({ userId, version, status }) =>
        update({ userId, version, status: toggledStatus[status] }),
      done: undoOfferOf,
    },
    {
      key: 'delete',
      label: t('students.delete'),
      permission,
      danger: true,
      confirm: ({ name }) => ({
        title: t('students.deleteTitle', { name }),
        hint: t('students.deleteHint'),
      }),
      send: ({ userId, version }) => remove({ userId, version }),
      done: () => t('students.deleted'),
    },
  ];
}
