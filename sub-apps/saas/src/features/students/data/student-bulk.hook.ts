import { fetchPart, type Student, type StudentOrder, toast } from '@edu/shared-utility';
import type { BulkAction } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import type { BulkWork } from './bulk-work';
import type { Conditions } from './student-query';

/**
 * The bulk actions on chosen students or on all that match. Their code is loaded with the first press.
 *
 * @param filters of the list
 * @param askTarget asks where to move them; null cancels
 */
export function useStudentBulk(
  filters: Conditions,
  askTarget: (count: number, isAll: boolean) => Promise<StudentOrder | null>,
): BulkAction<Student>[] {
  const { t } = phrases.use();
  const [update] = data.useUserUpdateStudentMutation();
  const [changeAll] = data.useStudentChangeAllMutation();
  const bulkWork = useRef<BulkWork | null>(null);

  const action = (
    key: 'active' | 'suspended' | 'move',
    label: string,
    orderOf: (count: number, isAll: boolean) => Promise<StudentOrder | null>,
  ): BulkAction<Student> => ({
    key,
    label,
    permission: 'student.write',
    ask: async (count, isAll) => {
      const order = await orderOf(count, isAll);
      if (!order) return false;
      const part = await fetchPart('saas', () => import('./bulk-work')).catch(() => null);
      if (!part) toast.error(t('students.failedTitle'));
      const bulkOptions = { key, label, order, filters, update, changeAll };
      bulkWork.current = (await part?.bulkWork(bulkOptions)) ?? null;
      return part !== null;
    },
    confirm: (count, isAll) => (isAll ? (bulkWork.current?.confirm(count) ?? null) : null),
    send: async (student) => bulkWork.current?.send(student) ?? {},
    sendAll: async (count) => bulkWork.current?.sendAll(count) ?? {},
    done: (count, rows) => bulkWork.current?.done(count, rows) ?? '',
  });
  return [
    action('suspended', t('students.suspend'), async () => ({ status: 'suspended' })),
    action('active', t('students.activate'), async () => ({ status: 'active' })),
    action('move', t('students.move'), askTarget),
  ];
}
