import { fetchPart, type Student, type StudentBulkChange, toast } from '@edu/shared-utility';
import type { BulkAction } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../../../phrases';
import type { BulkHandlers } from './bulk-handlers';
import type { StudentFilterValues } from './student-query';

/**
 * The bulk actions on chosen students or on all that match. Their code is loaded with the first press.
 *
 * @param filters of the list
 * @param askTarget asks where to move them; null cancels
 */
export function useStudentBulk(
  filters: StudentFilterValues,
  askTarget: (count: number, isAll: boolean) => Promise<StudentBulkChange | null>,
): BulkAction<Student>[] {
  const { t } = phrases.use();
  const [update] = data.useUserUpdateStudentMutation();
  const [changeAll] = data.useStudentChangeAllMutation();
  const bulkHandlers = useRef<BulkHandlers | null>(null);

  const action = (
    key: 'active' | 'suspended' | 'move',
    label: string,
    chooseChange: (count: number, isAll: boolean) => Promise<StudentBulkChange | null>,
  ): BulkAction<Student> => ({
    key,
    label,
    permission: 'student.write',
    ask: async (count, isAll) => {
      const change = await chooseChange(count, isAll);
      if (!change) return false;
      const chunk = await fetchPart('saas', () => import('./bulk-handlers')).catch(() => null);
      if (!chunk) toast.error(t('students.actionNotLoaded'));
      const bulkOptions = { key, label, change, filters, update, changeAll };
      bulkHandlers.current = (await chunk?.createBulkHandlers(bulkOptions)) ?? null;
      return chunk !== null;
    },
    confirm: (count, isAll) => (isAll ? (bulkHandlers.current?.confirm(count) ?? null) : null),
    send: async (student) => bulkHandlers.current?.send(student) ?? {},
    sendAll: async (count) => bulkHandlers.current?.sendAll(count) ?? {},
    done: (count, rows) => bulkHandlers.current?.done(count, rows) ?? '',
  });
  return [
    action('suspended', t('students.suspend'), async () => ({ status: 'suspended' })),
    action('active', t('students.activate'), async () => ({ status: 'active' })),
    action('move', t('students.move'), askTarget),
  ];
}
