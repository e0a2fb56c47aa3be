import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from './business-error';

/** For changes that run as the system: elsewhere the read-only transaction of a demo session refuses the write. */
export function refuseInDemo(readOnly: boolean): void {
  if (readOnly) throw new BusinessError(errorCodes.demoReadOnly);
}
