import type { StudentAccount, UndoOffer } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { useRef } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { currentStudent } from './current-student';

const toggledStatus = { active: 'suspended', suspended: 'active' } as const;
const statusPhrases = { active: 'activated', suspended: 'suspended' } as const;

/** Actions on a student's account. */
export function useStudentActions(
  showSessions: (student: StudentAccount) => void,
  makePassword: (student: StudentAccount) => void,
): RowAction<StudentAccount>[] {
  const { t } = phrases.use();
  const [update] = data.useUserUpdateStudentMutation();
  const [open] = data.useStudentAccountOpenMutation();
  const [withdraw] = data.useStudentAccountWithdrawMutation();
  /** Message on success: owners of an existing account are invited, others can log in at once. */
  const outcome = useRef<'opened' | 'invited'>('opened');
  const disabledReason = ({ login }: StudentAccount) => (login ? null : t('noLogin'));

  const undoOfferOf = ({ userId, name, status }: StudentAccount): UndoOffer => ({
    message: t(statusPhrases[toggledStatus[status]], { name }),
    undo: async () => {
      // Based on the current row, so that others' changes are kept.
      const current = await currentStudent(userId);
      if (current.status === status) return;
      await update({ userId, version: current.version, status }).unwrap();
    },
    undone: t(statusPhrases[status], { name }),
    failed: (error) => t('notTakenBack', { name, reason: failureOf(error).message }),
  });
  return [
    {
      key: 'open',
      label: t('open'),
      permission: 'student.write',
      hidden: ({ login, invited }) => login !== null || invited,
      confirm: ({ name }) => ({ title: t('openTitle', { name }), hint: t('openHint') }),
      send: async ({ userId }) => {
        const answer = await open({ userId });
        outcome.current = answer.data?.invited ? 'invited' : 'opened';
        return answer;
      },
      done: ({ name }) => t(outcome.current, { name }),
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      permission: 'student.write',
      hidden: ({ login, invited }) => login !== null || !invited,
      confirm: ({ name }) => ({ title: t('withdrawTitle', { name }), hint: t('withdrawHint') }),
      send: ({ userId }) => withdraw({ userId }),
      done: ({ name }) => t('withdrawn', { name }),
    },
    {
      key: 'status',
      label: t('suspend'),
      labelOf: ({ status }) => t(status === 'active' ? 'suspend' : 'activate'),
      permission: 'student.write',
      hidden: ({ login }) => login === null,
      send: ({ userId, version, status }) =>
        update({ userId, version, status: toggledStatus[status] }),
      done: undoOfferOf,
    },
    {
      key: 'sessions',
      label: t('showSessions'),
      permission: 'account.reset',
      inMenu: true,
      disabled: disabledReason,
      run: showSessions,
    },
    {
      key: 'password',
      label: t('makePassword'),
      permission: 'account.reset',
      inMenu: true,
      disabled: disabledReason,
      run: makePassword,
    },
  ];
}
