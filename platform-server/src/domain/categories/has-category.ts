import type { CategoryType } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { category } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';

/** Whether the caller's organisation has this category of this type; locks it, so that it is not deleted meanwhile. */
export async function hasCategory(
  tx: Tx,
  caller: Caller,
  id: string,
  type: CategoryType,
): Promise<boolean> {
  const { organId } = actorOf(caller);
  const [row] = await tx
    .select({ id: category.id })
    .from(category)
    .where(and(eq(category.id, id), eq(category.organId, organId), eq(category.type, type)))
    .for('key share');
  return row !== undefined;
}

/** Throws a field error for a category that the caller's organisation does not have. */
export async function requireCategory(
  tx: Tx,
  caller: Caller,
  id: string | null | undefined,
  type: 'question' | 'paper',
  field = 'categoryId',
): Promise<void> {
  if (!id || (await hasCategory(tx, caller, id, type))) return;
  throw new FieldError(field, `${type}.category`);
}
