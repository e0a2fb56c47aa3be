import { errorCodes } from '@edu/shared-utility/contract';
import { permissionCodeSet } from '../domain/admin/permission-codes';
import { BusinessError } from './business-error';
import { type Caller, isAllowed } from './caller';

/**
 * The refusal of a stale change without the present row, for a caller who may change such rows and
 * not read them: a version made up would else be a way to read.
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
