import { errorCodes } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller, worksIn } from '../../http/caller';
import { lockTree, requireParent, requireUniqueName } from '../tree';
import { branchesInOrder, refuseFirst } from './branch-order';

/** Throws not found for a branch where the caller does not work, as for one that does not exist. */
export function requireWorksIn(caller: Caller, id: string): void {
  if (!worksIn(caller, id)) throw new BusinessError(errorCodes.notFound);
}

export async function checkParent(
  tx: Tx,
  caller: Caller,
  { id, name }: { readonly id?: string | undefined; readonly name?: string | undefined },
  parentId: string | null,
) {
  if (!worksIn(caller, parentId)) throw new FieldError('parentId', 'field.parentGone');
  const { organId } = actorOf(caller);
  await lockTree(tx, 'branch', organId);
  const rows = await branchesInOrder(tx, organId);
  requireParent(rows, id, parentId);
  if (id === undefined) requireUniqueName(rows, { name, parentId });
  else if (parentId !== null) refuseFirst(rows, id);
}

/** The sort position after all others, since the first branch reaches the whole organisation. */
export const lastIn = (organId: string): SQL =>
  sql`(SELECT coalesce(max(sort), 0) + 1 FROM branch WHERE organ_id = ${organId}::uuid)`;
