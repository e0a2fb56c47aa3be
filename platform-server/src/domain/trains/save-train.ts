import { isDeepStrictEqual } from 'node:util';
import { errorCodes, type Version } from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { certificateTemplate, train } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { type CoverOf, checkCover } from '../courses/covers';
import { isRegion } from '../regions';
import { nextVersion, requireMembers } from '../versions';
import { itemsInOrder, itemsOf, requireTargets, writeItems } from './items';
import { requireMove } from './moves';
import { lockTrainRow } from './read-train';
import { recountTrain } from './recount';
import type { TrainSaveInput } from './train-fields';
import type { TrainRow } from './train-row';

export interface TrainSaved {
  readonly id: string;
  readonly version: Version;
}

type Columns = Partial<typeof train.$inferInsert>;
type Settings = Omit<TrainSaveInput, 'id' | 'version' | 'items'>;

const dateOf = (text: string | null | undefined): Date | null | undefined =>
  text ? new Date(text) : (text as null | undefined);

/** Converts the sent fields to columns; fields that were not sent are left out. */
function columnsOf({ pass, coverUploadId, ...rest }: Settings): Columns {
  const { startsAt, endsAt, enrolFrom, enrolUntil, ...same } = rest;
  const all = {
    ...same,
    ...{ startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) },
    ...{ enrolFrom: dateOf(enrolFrom), enrolUntil: dateOf(enrolUntil) },
    ...(pass && {
      passItems: pass.items === 'required' ? null : pass.items,
      passExams: pass.exams,
    }),
    coverId: coverUploadId,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function checkWindows(sent: Columns, row: Columns = {}): void {
  const { startsAt, endsAt, enrolFrom, enrolUntil } = { ...row, ...sent };
  if (startsAt && endsAt && endsAt <= startsAt) throw new FieldError('endsAt', 'exam.window');
  if (enrolFrom && enrolUntil && enrolUntil <= enrolFrom) {
    throw new FieldError('enrolUntil', 'exam.window');
  }
  // Trainings that were stored so before this rule can still be changed.
  const isSent = 'endsAt' in sent || 'enrolUntil' in sent;
  if (isSent && endsAt && enrolUntil && enrolUntil > endsAt) {
    throw new FieldError('enrolUntil', 'train.enrolUntil');
  }
}

/** Refuses a template outside of the caller's organisation and branches. */
export async function requireTemplate(tx: Tx, caller: Caller, id: string): Promise<void> {
  const { organId } = actorOf(caller);
  const condition = and(eq(certificateTemplate.id, id), eq(certificateTemplate.organId, organId));
  const [row] = await tx
    .select({ id: certificateTemplate.id })
    .from(certificateTemplate)
    .where(condition);
  if (!row) throw new FieldError('certificateTemplateId', 'train.template');
}

async function checkNamed(tx: TenantTx, caller: Caller, sent: Columns, current: TrainRow | null) {
  const { coverId, regionId, certificateTemplateId: template } = sent;
  await checkCover(tx, caller, coverId, current?.coverId ?? null);
  if (regionId && !isRegion(regionId)) throw new FieldError('regionId', 'field.region');
  if (template && template !== current?.certificateTemplateId) {
    await requireTemplate(tx, caller, template);
  }
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
  coverOf: CoverOf,
): Promise<TrainSaved> {
  if (id === undefined) return addTrain(tx, caller, input);
  const row = await lockTrainRow(tx, caller, { id, version }, coverOf);
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
