import {
  api,
  quietly,
  type Student,
  type StudentChange,
  type StudentStatus,
} from '@edu/shared-utility';
import { phrases } from '../phrases';

const most = 200;

/**
 * Gives a student the former status again, from the row as it is now: what others have changed meanwhile stays. The
 * list on the screen may not show the row any more, so it is looked up by its name: numbers come masked.
 *
 * @param send changes the row
 * @throws Error in the person's words when the row is gone or has another name
 */
export async function undoStatus(
  student: Student,
  status: StudentStatus,
  send: (change: StudentChange) => Promise<unknown>,
): Promise<void> {
  await phrases.load();
  const { userId, name } = student;
  const found = await api.user.findByCondition(
    { pageNum: 1, pageSize: most, keyword: name },
    quietly,
  );
  const current = found.list.find((item) => item.userId === userId);
  if (!current) throw new RowMissing();
  if (current.status === status) return;
  await send({ userId, version: current.version, status });
}

/** The row to be changed back is not found any more. */
export class RowMissing extends Error {
  override readonly name = 'RowGone';
  constructor() {
    super(phrases.t('rowGone'));
  }
}
