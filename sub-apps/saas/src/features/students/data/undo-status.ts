import {
  api,
  type Student,
  type StudentChange,
  type StudentStatus,
  withoutToast,
} from '@edu/shared-utility';
import { ExplainedError } from '@edu/shared-utility/data';
import { phrases } from '../phrases';

const batchSize = 200;

/**
 * Restores a student's former status, starting from the present row, so that other changes stay. The list may not
 * contain the row any more, so it is searched by name, since numbers are masked.
 *
 * @param send changes the row
 * @throws ExplainedError in the person's language if the row is gone or has another name
 */
export async function undoStatus(
  student: Student,
  status: StudentStatus,
  send: (change: StudentChange) => Promise<unknown>,
): Promise<void> {
  await phrases.load();
  const { userId, name } = student;
  const studentPage = await api.user.findByCondition(
    { pageNum: 1, pageSize: batchSize, keyword: name },
    withoutToast,
  );
  const current = studentPage.list.find((item) => item.userId === userId);
  if (!current) throw new ExplainedError(phrases.t('rowGone'));
  if (current.status === status) return;
  await send({ userId, version: current.version, status });
}
