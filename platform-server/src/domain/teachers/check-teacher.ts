import { errorCodes, type TeacherInput } from '@edu/shared-utility/contract';
import type { Tx } from '../../db/database';
import { isUniqueViolation } from '../../db/database-errors';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { checkBranch, checkDepartment, scopeOf } from '../branch-scope';

/** Turns a unique violation into the error of its field. */
export async function mapTakenErrors<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'teacher_phone_key')) {
      throw new FieldError('phone', 'field.phoneTaken', errorCodes.conflict);
    }
    if (isUniqueViolation(error, 'teacher_number_key')) {
      throw new FieldError('staffNumber', 'field.staffNumberTaken', errorCodes.conflict);
    }
    throw error;
  }
}

export async function checkPlaces(
  tx: Tx,
  caller: Caller,
  { departmentId, branchId }: Pick<TeacherInput, 'departmentId' | 'branchId'>,
): Promise<void> {
  if (departmentId !== undefined) await checkDepartment(tx, actorOf(caller).organId, departmentId);
  if (branchId !== undefined) await checkBranch(tx, scopeOf(caller), branchId);
}
