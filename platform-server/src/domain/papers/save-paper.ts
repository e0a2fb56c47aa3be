import { errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { TenantTx, Tx } from '../../db/database';
import { paper } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { requireCategory } from '../categories/has-category';
import type { FilesOf } from '../resources/text-files';
import { nextVersion } from '../versions';
import { requireMove } from './moves';
import type { paperChange, paperInput } from './paper-fields';
import { lockPaper, type PaperRow } from './read-paper';

type Columns = Pick<typeof paper.$inferInsert, 'title' | 'type' | 'drawn' | 'categoryId'> &
  Partial<Pick<PaperRow, 'questionCount' | 'totalScore'>>;

export async function insertPaper(
  tx: TenantTx,
  caller: Caller,
  columns: Columns,
  { action, ...detail }: { readonly action: 'paper.added' | 'paper.copied'; readonly of?: string },
): Promise<{ id: string }> {
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const { organId } = actorOf(caller);
  const [inserted] = await tx
    .insert(paper)
    .values({ ...columns, tenantId, organId, branchId, createdBy })
    .returning({ id: paper.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const { title } = columns;
  await audit(tx, {
    ...auditContext(caller, inserted.id),
    action,
    detail: { title, branchId, ...detail },
  });
  return inserted;
}

/** Adds an empty draft in the caller's branch. */
export async function addPaper(
  tx: TenantTx,
  caller: Caller,
  { title, type, drawn = 'each', categoryId = null }: z.output<typeof paperInput>,
): Promise<{ id: string }> {
  await requireCategory(tx, caller, categoryId, 'paper');
  return insertPaper(tx, caller, { title, type, drawn, categoryId }, { action: 'paper.added' });
}

/** Updates some columns and returns the new version. */
export async function writePaper(
  tx: Tx,
  id: string,
  set: Partial<typeof paper.$inferInsert>,
): Promise<{ version: number }> {
  const [saved] = await tx
    .update(paper)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(paper.version) })
    .where(eq(paper.id, id))
    .returning({ version: paper.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

/** Changes the fields that are sent; sections have a call of their own. */
export async function changePaper(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...sent }: z.output<typeof paperChange>,
  filesOf: FilesOf,
): Promise<void> {
  const row = await lockPaper(tx, caller, { id, version }, filesOf);
  requireMove('edit', row);
  if (sent.categoryId !== row.categoryId) {
    await requireCategory(tx, caller, sent.categoryId, 'paper');
  }
  const changes = changesOf<Columns>(row, sent);
  if (changes.length === 0) return;
  const set = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  await writePaper(tx, id, set);
  await audit(tx, { ...auditContext(caller, id), action: 'paper.changed', changes });
}
