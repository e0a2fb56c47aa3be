import { type CategoryChange, type CategoryType, errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { category } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import { lockTree, requireParent, requireUniqueName } from '../tree';
import { nextVersion, requireVersion } from '../versions';
import { type CategoryRow, categoriesOf, ownCategory, requireRight } from './category-tree';

/** Maximum depth of the tree. */
const LEVELS = 5;

interface CategoryPosition {
  readonly id?: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** Refuses a position that makes a cycle, exceeds the depth, or repeats a name among siblings. */
function requirePlace(
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
async function arrange(
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
  await tx.execute(sql`UPDATE category c SET sort = n.place
    FROM (SELECT value::uuid AS id, ordinality::int - 1 AS place
      FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY) n
    WHERE c.id = n.id AND c.sort <> n.place`);
}

export interface NewCategory {
  readonly parentId: string | null;
  readonly name: string;
  readonly type: CategoryType;
  readonly order?: number | undefined;
}

export async function addCategory(
  tx: Tx,
  caller: Caller,
  { order, ...values }: NewCategory,
): Promise<{ id: string }> {
  requireRight(caller, values.type, 'write');
  const { tenantId, accountId } = caller;
  const { organId } = actorOf(caller);
  await lockTree(tx, 'category', organId);
  const rows = await categoriesOf(tx, caller, values.type);
  requirePlace(rows, values);
  const [inserted] = await tx
    .insert(category)
    .values({ ...values, tenantId, organId, createdBy: accountId })
    .returning({ id: category.id });
  if (!inserted) throw new Error('the category was not stored');
  await arrange(tx, rows, { id: inserted.id, parentId: values.parentId, order });
  const { name, type } = values;
  await audit(tx, {
    ...auditContext(caller, inserted.id),
    action: 'category.added',
    detail: { name, type },
  });
  return inserted;
}

type CategoryChangeInput = { readonly [K in keyof CategoryChange]?: CategoryChange[K] | undefined };

/** Changes only what is sent: the name or the position. */
export async function changeCategory(
  tx: Tx,
  caller: Caller,
  { id, version, ...sent }: CategoryChangeInput & Pick<CategoryChange, 'id'>,
): Promise<void> {
  await lockTree(tx, 'category', actorOf(caller).organId);
  const { row, rows } = await ownCategory(tx, caller, id);
  requireVersion(version, { ...row, children: [] });
  const { name = row.name, parentId = row.parentId, order } = sent;
  requirePlace(rows, { id, parentId, name });
  await tx
    .update(category)
    .set({ name, parentId, updatedAt: new Date(), version: nextVersion(category.version) })
    .where(eq(category.id, id));
  const isMoved = parentId !== row.parentId;
  if (isMoved || order !== undefined) await arrange(tx, rows, { id, parentId, order });
  const changes = changesOf<Pick<CategoryRow, 'name' | 'parentId' | 'order'>>(row, sent);
  await audit(tx, {
    ...auditContext(caller, id),
    action: 'category.changed',
    detail: { name },
    changes,
  });
}

/** Deletes a category that has no content in any branch and no categories below it. */
export async function removeCategory(tx: TenantTx, caller: Caller, id: string): Promise<void> {
  await lockTree(tx, 'category', actorOf(caller).organId);
  const { row, rows } = await ownCategory(tx, caller, id);
  if (rows.some(({ parentId }) => parentId === id)) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.hasChildren' });
  }
  await tx.execute(sql`SELECT FROM category WHERE id = ${id}::uuid FOR UPDATE`);
  const uses = await asSystem(tx, (t) =>
    countRows(
      t,
      sql`FROM (SELECT id FROM resource WHERE category_id = ${id}::uuid
        UNION ALL SELECT id FROM course WHERE category_id = ${id}::uuid
        UNION ALL SELECT id FROM question WHERE category_id = ${id}::uuid
        UNION ALL SELECT id FROM paper WHERE category_id = ${id}::uuid
        UNION ALL SELECT id FROM article WHERE category_id = ${id}::uuid
        UNION ALL SELECT id FROM draw_rule WHERE category_id = ${id}::uuid) filed`,
    ),
  );
  if (uses > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'tree.inUse', data: { uses } });
  }
  await tx.delete(category).where(eq(category.id, id));
  const { name } = row;
  await audit(tx, { ...auditContext(caller, id), action: 'category.deleted', detail: { name } });
}
