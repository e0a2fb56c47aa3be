import { type CategoryChange, type CategoryType, errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { category } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { countRows } from '../count-rows';
import { lockTree } from '../tree';
import { nextVersion, requireVersion } from '../versions';
import { arrange, requirePosition } from './category-position';
import { type CategoryRow, categoriesOf, ownCategory, requireRight } from './category-tree';

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
  requirePosition(rows, values);
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
  requirePosition(rows, { id, parentId, name });
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
