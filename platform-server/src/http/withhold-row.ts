import { errorCodes } from '@edu/shared-utility/contract';
import { permissionCodeSet } from '../domain/admin/permission-codes';
import { BusinessError } from './business-error';
import { type Caller, isAllowed } from './caller';

/**
 * Removes the current row from the refusal of a stale change if the caller may change such rows but not read them:
 * an invented version would otherwise reveal the row.
 *
 * @param access the permission that the call needs
 */
export function withholdRow(error: unknown, caller: Caller | undefined, access: string): unknown {
  if (!(error instanceof BusinessError) || error.code !== errorCodes.conflict) return error;
  if (!caller || error.options.data === undefined) return error;
  const reading = access.replace(/\.\w+$/, '.read');
  if (!permissionCodeSet.has(reading) || isAllowed(caller, reading)) return error;
  return new BusinessError(error.code, { ...error.options, data: null });
}
