import { and, eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { certificateTemplate } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { checkCover } from '../courses/check-cover';
import { isRegion } from '../regions';
import type { Columns } from './train-columns';
import type { TrainRow } from './train-row';

export function checkWindows(sent: Columns, row: Columns = {}): void {
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

export async function checkNamed(
  tx: TenantTx,
  caller: Caller,
  sent: Columns,
  current: TrainRow | null,
) {
  const { coverId, regionId, certificateTemplateId: template } = sent;
  await checkCover(tx, caller, coverId, current?.coverId ?? null);
  if (regionId && !isRegion(regionId)) throw new FieldError('regionId', 'field.region');
  if (template && template !== current?.certificateTemplateId) {
    await requireTemplate(tx, caller, template);
  }
}
