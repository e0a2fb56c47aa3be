import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { train } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { nextVersion, requireMembers } from '../versions';
import { checkNamed, checkWindows } from './check-train';
import { itemsInOrder, itemsOf, requireTargets, writeItems } from './items';
import { requireMove } from './moves';
import { lockTrainRow } from './read-train';
import { recountTrain } from './recount';
import { type Columns, columnsOf } from './train-columns';
import type { TrainSaveInput } from './train-fields';

export interface TrainSaved {
  readonly id: string;
  readonly version: Version;
}

async function addTrain(
  tx: TenantTx,
  caller: Caller,
  { items = [], ...settings }: Omit<TrainSaveInput, 'id' | 'version'>,
): Promise<TrainSaved> {
  requireMembers(settings, {
    title: 'field.title',
    startsAt: 'field.date',
    endsAt: 'field.date',
  });
  const columns = columnsOf(settings);
  checkWindows(columns);
  await checkNamed(tx, caller, columns, null);
  await requireTargets(tx, caller, items);
  const { tenantId, accountId: createdBy, homeBranchId: branchId } = caller;
  const [inserted] = await tx
    .insert(train)
    .values({
      ...columns,
      ...{ title: settings.title, tenantId, branchId, createdBy },
      ...{ startsAt: new Date(settings.startsAt), endsAt: new Date(settings.endsAt) },
      organId: actorOf(caller).organId,
    })
    .returning({ id: train.id, version: train.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  await writeItems(tx, { id: inserted.id, tenantId }, itemsInOrder(items));
  const detail = { title: settings.title, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'train.added', detail });
  return inserted;
}

/** Updates some columns and returns the new version. */
export async function writeTrain(tx: Tx, id: string, set: Columns): Promise<TrainSaved> {
  const [saved] = await tx
    .update(train)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(train.version) })
    .where(eq(train.id, id))
    .returning({ id: train.id, version: train.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

/** Adds a training, or changes the sent fields of one. Whoever has passed it stays so, even if the rule changes. */
export async function saveTrain(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...input }: TrainSaveInput,
  fileAddressOf: FileAddressOf,
): Promise<TrainSaved> {
  if (id === undefined) return addTrain(tx, caller, input);
  const row = await lockTrainRow(tx, caller, { id, version }, fileAddressOf);
  requireMove('edit', row);
  const { items, ...settings } = input;
  const set = columnsOf(settings);
  checkWindows(set, row);
  await checkNamed(tx, caller, set, row);
  const itemsBefore = await asSystem(tx, (t) => itemsOf(t, id));
  const now = items && itemsInOrder(items, itemsBefore);
  const formerItems = itemsBefore.map(({ id: itemId, kind, targetId, required }) => ({
    ...{ id: itemId, kind, targetId, required },
  }));
  const areItemsChanged = now !== undefined && !isDeepStrictEqual(now, formerItems);
  const changes = [
    ...changesOf<Columns>(row, set),
    ...(areItemsChanged ? [{ field: 'items' }] : []),
  ];
  if (changes.length === 0) return { id, version: row.version };
  if (areItemsChanged) {
    await requireTargets(tx, caller, items ?? [], itemsBefore);
    await writeItems(tx, row, now);
  }
  const saved = await writeTrain(tx, id, set);
  await asSystem(tx, (t) => recountTrain(t, id));
  const long = ['description', 'goal'];
  const auditedChanges = changes.map((change) =>
    long.includes(change.field) ? { field: change.field } : change,
  );
  await audit(tx, {
    ...auditContext(caller, id),
    action: 'train.changed',
    changes: auditedChanges,
  });
  return saved;
}
