import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { TenantTx } from '../../db/database';
import { assessment } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { appointInput, gradeInput, versionedId, withdrawing } from './assessment-fields';
import { lockAssessment } from './find-assessments';
import { requireMove, writeAssessment } from './save-assessment';

/** Sets when and where a student is assessed, for the first time or again. */
export async function appoint(
  tx: TenantTx,
  caller: Caller,
  { appointedAt, place, ...target }: z.output<typeof appointInput>,
): Promise<void> {
  const row = await lockAssessment(tx, caller, target);
  requireMove('appoint', row);
  await writeAssessment(tx, row.id, {
    ...{ state: 'appointed', appointedAt: new Date(appointedAt), place },
  });
  const detail = { name: row.name, skill: row.skill, appointedAt, place };
  await audit(tx, { ...auditContext(caller, row.id), action: 'assessment.appointed', detail });
}

/** Saves the result of an assessment. */
export async function gradeAssessment(
  tx: TenantTx,
  caller: Caller,
  { passed, score, assessor, remarks, ...target }: z.output<typeof gradeInput>,
): Promise<void> {
  const row = await lockAssessment(tx, caller, target);
  requireMove(passed ? 'pass' : 'fail', row);
  const state = passed ? 'passed' : 'failed';
  await writeAssessment(tx, row.id, { state, score: Math.round(score * 10), assessor, remarks });
  const detail = { name: row.name, skill: row.skill, score, assessor };
  const action = passed ? 'assessment.passed' : 'assessment.failed';
  await audit(tx, { ...auditContext(caller, row.id), action, detail });
}

export async function withdraw(
  tx: TenantTx,
  caller: Caller,
  { reason, ...target }: z.output<typeof withdrawing>,
): Promise<void> {
  const row = await lockAssessment(tx, caller, target);
  requireMove('withdraw', row);
  await writeAssessment(tx, row.id, { state: 'withdrawn', reason });
  const detail = { name: row.name, skill: row.skill, reason };
  await audit(tx, { ...auditContext(caller, row.id), action: 'assessment.withdrawn', detail });
}

export async function deleteAssessment(
  tx: TenantTx,
  caller: Caller,
  target: z.output<typeof versionedId>,
): Promise<void> {
  const row = await lockAssessment(tx, caller, target);
  requireMove('delete', row);
  await tx.delete(assessment).where(eq(assessment.id, row.id));
  const detail = { name: row.name, skill: row.skill };
  await audit(tx, { ...auditContext(caller, row.id), action: 'assessment.deleted', detail });
}
