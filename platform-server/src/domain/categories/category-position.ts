import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import { requireParent, requireUniqueName } from '../tree';
import type { CategoryRow } from './category-tree';

/** Maximum depth of the tree. */
const LEVELS = 5;

interface CategoryPosition {
  readonly id?: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** Refuses a position that makes a cycle, exceeds the depth, or repeats a name among siblings. */
export function requirePosition(
  rows: readonly CategoryRow[],
  { id, parentId, name }: CategoryPosition,
): void {
  requireParent(rows, id, parentId);
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const depthOf = (at: string | null): number =>
    at === null ? 0 : 1 + depthOf(parents.get(at) ?? null);
  const heightOf = (at: string): number =>
    1 + Math.max(0, ...rows.filter((row) => row.parentId === at).map((row) => heightOf(row.id)));
  if (depthOf(parentId) + (id === undefined ? 1 : heightOf(id)) > LEVELS) {
    throw new FieldError('parentId', 'category.depth', errorCodes.invalidInput, { levels: LEVELS });
  }
  const others = rows.filter((row) => row.id !== id);
  requireUniqueName(others, { name, parentId });
}

/** Renumbers the siblings of a category with it at that position; last by default. */
export async function arrange(
  tx: Tx,
  rows: readonly CategoryRow[],
  {
    id,
    parentId,
    order,
  }: { readonly id: string; readonly parentId: string | null; readonly order: number | undefined },
): Promise<void> {
  const siblingIds = rows
    .filter((row) => row.parentId === parentId && row.id !== id)
    .map((row) => row.id);
  const ids = siblingIds.toSpliced(order ?? siblingIds.length, 0, id);
  await tx.execute(sql`UPDATE category c SET sort = n.position
    FROM (SELECT value::uuid AS id, ordinality::int - 1 AS position
      FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY) n
    WHERE c.id = n.id AND c.sort <> n.position`);
}
