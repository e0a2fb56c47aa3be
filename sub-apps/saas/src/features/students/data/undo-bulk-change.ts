import {
  api,
  type Student,
  type StudentBulkChange,
  type StudentChange,
  withoutToast,
} from '@edu/shared-utility';
import { ExplainedError, failureOf, joinWords } from '@edu/shared-utility/data';
import { formerOf, hasAlready } from './student-bulk-change';

/**
 * Restores the values that students had before a bulk action, in their current rows; values that another person has
 * changed meanwhile stay.
 *
 * @param rows as they were before the bulk change
 * @param send changes a row
 * @throws ExplainedError with the names of those who could not be restored, and the first reason
 */
export async function undoBulkChange(
  rows: readonly Student[],
  change: StudentBulkChange,
  send: (input: StudentChange) => Promise<unknown>,
): Promise<void> {
  const refusedRows: { name: string; reason: string }[] = [];
  for (const student of rows) {
    const { userId, name } = student;
    try {
      const current = await api.student.findById({ userId }, withoutToast);
      if (hasAlready(current, change)) {
        await send({ userId, version: current.version, ...formerOf(student, change) });
      }
    } catch (error) {
      refusedRows.push({ name, reason: failureOf(error).message });
    }
  }
  const [first] = refusedRows;
  if (first)
    throw new ExplainedError(`${joinWords(refusedRows.map(({ name }) => name))} — ${first.reason}`);
}
