import { type CategoryNode, type CategoryType, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, requirePermission } from '../../http/caller';
import { toTree } from '../tree';

export const categoryTypes = [
  'video',
  'audio',
  'document',
  'image',
  'course',
  'question',
  'paper',
  'article',
] as const satisfies readonly CategoryType[];

/** The category types with a table of their own. */
const typesWithOwnTable = ['course', 'question', 'paper', 'article'] as const;

/** The table whose rows have categories of this type. */
const tableOfType = (type: string): (typeof typesWithOwnTable)[number] | 'resource' =>
  typesWithOwnTable.find((item) => item === type) ?? 'resource';

/** The permission area of a category type. */
const areaOf = (type: string): string => (type === 'article' ? 'cms' : tableOfType(type));

export function requireRight(caller: Caller, type: string, right: 'read' | 'write'): void {
  requirePermission(caller, `${areaOf(type)}.${right}`);
}

export type CategoryRow = Omit<CategoryNode, 'children'>;

/** Categories of one type in order, with the number of rows in each, counted in the caller's branches. */
async function rowsOf(tx: Tx, organId: string, type: string): Promise<CategoryRow[]> {
  const table = sql.raw(tableOfType(type));
  const { rows } = await tx.execute<CategoryRow & Record<string, unknown>>(sql`
    SELECT c.id, c.parent_id AS "parentId", c.name, c.type, c.version,
      (row_number() OVER (PARTITION BY c.parent_id ORDER BY c.sort, c.created_at, c.id) - 1)::int AS order,
      coalesce(x.uses, 0) AS uses
    FROM category c
    LEFT JOIN (SELECT category_id, count(*)::int AS uses FROM ${table}
      WHERE organ_id = ${organId}::uuid GROUP BY category_id) x ON x.category_id = c.id
    WHERE c.organ_id = ${organId}::uuid AND c.type = ${type}
    ORDER BY c.sort, c.created_at, c.id`);
  return rows;
}

export async function categoryTree(
  tx: Tx,
  caller: Caller,
  type: CategoryType,
): Promise<CategoryNode[]> {
  requireRight(caller, type, 'read');
  return toTree(await rowsOf(tx, actorOf(caller).organId, type));
}

interface CategoryWithSiblings {
  readonly row: CategoryRow;
  /** All categories of its type. */
  readonly rows: readonly CategoryRow[];
}

/** A category of the caller's organisation together with all of its type, if the caller may change them. */
export async function ownCategory(
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<CategoryWithSiblings> {
  const { organId } = actorOf(caller);
  const { rows: typeRows } = await tx.execute<{ type: string }>(sql`
    SELECT type FROM category WHERE id = ${id}::uuid AND organ_id = ${organId}::uuid`);
  const [first] = typeRows;
  if (!first) throw new BusinessError(errorCodes.notFound);
  requireRight(caller, first.type, 'write');
  const rows = await rowsOf(tx, organId, first.type);
  const row = rows.find((each) => each.id === id);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { row, rows };
}

export const categoriesOf = (tx: Tx, caller: Caller, type: string): Promise<CategoryRow[]> =>
  rowsOf(tx, actorOf(caller).organId, type);
