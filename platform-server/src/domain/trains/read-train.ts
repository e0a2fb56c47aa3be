import {
  type EnrolmentLink,
  errorCodes,
  type Train,
  type Version,
} from '@edu/shared-utility/contract';
import { and, eq } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { certificateTemplate, train } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller, isAllowed } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import { requireVersion } from '../versions';
import { summaryOf } from './find-trains';
import { itemsOf } from './items';
import { lockTrain } from './lock';
import { problemsOf } from './problems';
import type { TrainRow } from './train-row';

/** A training of the caller's organisation and branches, as stored. */
export async function trainRow(
  tx: Tx,
  caller: Caller,
  id: string,
  { forUpdate = false } = {},
): Promise<TrainRow> {
  const condition = and(eq(train.id, id), eq(train.organId, actorOf(caller).organId));
  const query = tx.select().from(train).where(condition);
  const [row] = await (forUpdate ? query.for('update') : query);
  if (!row) throw new BusinessError(errorCodes.notFound);
  return row;
}

const asText = (date: Date | null): string | null => date?.toISOString() ?? null;

export function linkOf({ linkToken, linkPlaces, linkUntil }: TrainRow): EnrolmentLink | null {
  if (linkToken === null) return null;
  return {
    path: `/learn/trains/enrol/${linkToken}`,
    isOpen: true,
    places: linkPlaces,
    until: asText(linkUntil),
  };
}

async function templateName(tx: Tx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { name } = certificateTemplate;
  const [row] = await tx
    .select({ name })
    .from(certificateTemplate)
    .where(eq(certificateTemplate.id, id));
  return row?.name ?? null;
}

/** A training with the names of its items, including those of other branches, which its readers may see. */
export async function readTrain(
  tx: TenantTx,
  caller: Caller,
  row: TrainRow,
  fileAddressOf: FileAddressOf,
): Promise<Train> {
  const summary = await summaryOf(tx, row.id, fileAddressOf);
  if (!summary) throw new BusinessError(errorCodes.notFound);
  const { goal, description, place, regionId, passItems, passExams, certificateTemplateId } = row;
  const mayWrite = isAllowed(caller, 'train.write');
  const itemsAndProblems = await asSystem(tx, async (t) => {
    const items = await itemsOf(t, row.id);
    return {
      items,
      problems: await problemsOf(t, row, items),
      certificateTemplateName: await templateName(t, certificateTemplateId),
    };
  });
  return {
    ...summary,
    ...{ goal, description, place, regionId, certificateTemplateId, ...itemsAndProblems, mayWrite },
    coverUploadId: row.coverId,
    enrolFrom: asText(row.enrolFrom),
    enrolUntil: asText(row.enrolUntil),
    pass: { items: passItems ?? 'required', exams: passExams },
    // The link lets people join, so it is shown only to those who may change the training.
    link: mayWrite ? linkOf(row) : null,
  };
}

export interface VersionedId {
  readonly id: string;
  readonly version?: Version | undefined;
}

/** Selects the row FOR UPDATE; throws a conflict when the version is not the present one. */
export async function lockTrainRow(
  tx: TenantTx,
  caller: Caller,
  { id, version }: VersionedId,
  fileAddressOf: FileAddressOf = () => '',
): Promise<TrainRow> {
  await lockTrain(tx, id);
  const row = await trainRow(tx, caller, id, { forUpdate: true });
  const isStale = version !== undefined && version !== row.version;
  if (isStale) requireVersion(version, await readTrain(tx, caller, row, fileAddressOf));
  return row;
}
