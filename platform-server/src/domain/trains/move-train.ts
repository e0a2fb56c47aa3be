import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { and, eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { courseGrant, train } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { copyTitle } from '../copy-title';
import { countRows } from '../count-rows';
import { itemsOf, writeItems } from './items';
import { requireMove } from './moves';
import { problemsOf } from './problems';
import { lockTrainRow, trainRow, type VersionedId } from './read-train';
import { recountTrain } from './recount';
import { writeTrain } from './save-train';

const MAX_TITLE_LENGTH = 100;

/** Publishes a training; refuses an incomplete one and lists its problems. */
export async function publishTrain(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockTrainRow(tx, caller, target);
  requireMove('publish', row);
  const all = await asSystem(tx, async (t) => problemsOf(t, row, await itemsOf(t, row.id)));
  const problems = all.filter(({ blocks }) => blocks);
  if (problems.length > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'train.lacks', data: { problems } });
  }
  await writeTrain(tx, row.id, { state: 'published' });
  await asSystem(tx, (t) => recountTrain(t, row.id));
  const detail = { title: row.title, users: row.userCount };
  await audit(tx, { ...auditContext(caller, row.id), action: 'train.published', detail });
}

/** Unpublishes it: it opens nothing any more; what was learned and passed stays. */
export async function unPublishTrain(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockTrainRow(tx, caller, target);
  requireMove('unPublish', row);
  await writeTrain(tx, row.id, { state: 'unpublished' });
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'train.unpublished', detail });
}

export async function deleteTrain(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockTrainRow(tx, caller, target);
  requireMove('delete', row);
  const declared = sql`FROM declaration WHERE train_id = ${row.id}::uuid`;
  if ((await countRows(tx, declared)) > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'train.declared' });
  }
  await tx
    .delete(courseGrant)
    .where(and(eq(courseGrant.audience, 'train'), eq(courseGrant.audienceId, row.id)));
  await tx.delete(train).where(eq(train.id, row.id));
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'train.deleted', detail });
}

/** Adds a draft of the caller's own with the same items, without members. */
export async function copyTrain(
  tx: TenantTx,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<{ id: string }> {
  const row = await trainRow(tx, caller, id);
  requireMove('copy', row);
  const title = copyTitle(locale, row.title, MAX_TITLE_LENGTH);
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const { coverId, goal, description, place, regionId, hours, startsAt, endsAt } = row;
  const { enrolFrom, enrolUntil, passItems, passExams } = row;
  const { certificateTemplateId, certificateWhen } = row;
  const [inserted] = await tx
    .insert(train)
    .values({
      ...{ tenantId, createdBy, branchId, organId: actorOf(caller).organId, title },
      ...{ coverId, goal, description, place, regionId, hours, startsAt, endsAt },
      ...{ enrolFrom, enrolUntil, passItems, passExams, certificateTemplateId, certificateWhen },
    })
    .returning({ id: train.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  const items = await asSystem(tx, (t) => itemsOf(t, id));
  const copiedItems = items.map((item) => ({ ...item, id: crypto.randomUUID() }));
  await writeItems(tx, { id: inserted.id, tenantId }, copiedItems);
  const detail = { title, of: row.title };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'train.copied', detail });
  return inserted;
}
