import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from './business-error';

/**
 * For changes that run as the system: inside the tenant a read-only session's transaction refuses
 * by itself.
 */
export function refuseInDemo(readOnly: boolean): void {
  if (readOnly) throw new BusinessError(errorCodes.demoReadOnly);
}
