import { errorCodes } from '@edu/shared-utility/contract';
import type { Tx } from '../db/database';
import { BusinessError } from '../http/business-error';
import { actorOf, type Caller } from '../http/caller';

export interface Target {
  readonly id: string;
  /** The organisation that the row belongs to. */
  readonly organId: string;
}

export interface Kind {
  /** The permission to read such rows. */
  readonly permission: string;
  /** Finds the row as audit entries name it; throws not found if the caller may not see it. */
  target(tx: Tx, caller: Caller, id: string): Promise<Target>;
}

export const targetInOrgan = (caller: Caller, id: string): Target => ({
  id,
  organId: actorOf(caller).organId,
});

export const notFoundError = () => new BusinessError(errorCodes.notFound);
