import { errorCodes } from '@edu/shared-utility/contract';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { branch } from '../../db/schema';
import { BusinessError } from '../../http/business-error';

export const inOrder = [asc(branch.sort), asc(branch.createdAt), asc(branch.id)];

/**
 * The branches of an organisation in order: whoever works at the first one of the top level works in the whole
 * organisation.
 */
export const branchesInOrder = (tx: Tx, organId: string) =>
  tx
    .select({
      id: branch.id,
      parentId: branch.parentId,
      name: branch.name,
      regionId: branch.regionId,
    })
    .from(branch)
    .where(eq(branch.organId, organId))
    .orderBy(...inOrder);

type OrderedBranches = Awaited<ReturnType<typeof branchesInOrder>>;

export const firstOf = (rows: OrderedBranches): string | undefined =>
  rows.find(({ parentId }) => parentId === null)?.id;

/**
 * Refuses to move the first branch: another one would become the first, and its people would reach the whole
 * organisation.
 */
export function refuseFirst(rows: OrderedBranches, id: string): void {
  if (firstOf(rows) === id) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'branch.first' });
  }
}
