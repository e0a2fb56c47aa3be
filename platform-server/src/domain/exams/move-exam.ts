import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { exam } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { countInvited } from './audience';
import { freezePaper } from './freeze-paper';
import { requireMove } from './moves';
import { problemsOf } from './problems';
import { examRow, lockExam, type VersionedId } from './read-exam';
import { writeExam } from './save-exam';

/** Publishes an exam; refuses an incomplete one and lists its problems. */
export async function publishExam(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockExam(tx, caller, target);
  requireMove('publish', row);
  const invited = await asSystem(tx, (t) => countInvited(t, row.id));
  const problems = (await problemsOf(tx, row, invited)).filter(({ blocks }) => blocks);
  if (problems.length > 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'exam.lacks', data: { problems } });
  }
  const totalScore = await freezePaper(tx, row);
  await writeExam(tx, row.id, { state: 'published', publishedAt: new Date(), totalScore });
  const detail = { title: row.title, invited };
  await audit(tx, { ...auditContext(caller, row.id), action: 'exam.published', detail });
}

/**
 * Archives it: it cannot be started any more, and a job hands in the open sittings at once
 * (domain/sittings/hand-in-due.ts).
 */
export async function archiveExam(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockExam(tx, caller, target);
  requireMove('archive', row);
  await writeExam(tx, row.id, { state: 'archived' });
  await tx.execute(sql`UPDATE sitting SET ends_at = least(ends_at, now())
    WHERE exam_id = ${row.id}::uuid AND state = 'open'`);
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'exam.archived', detail });
}

export async function continueExam(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
): Promise<void> {
  const row = await lockExam(tx, caller, target);
  requireMove('continueArchive', row);
  await writeExam(tx, row.id, { state: 'published' });
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'exam.continued', detail });
}

export async function deleteExam(tx: TenantTx, caller: Caller, target: VersionedId): Promise<void> {
  const row = await lockExam(tx, caller, target);
  requireMove('delete', row);
  await tx.delete(exam).where(eq(exam.id, row.id));
  const detail = { title: row.title };
  await audit(tx, { ...auditContext(caller, row.id), action: 'exam.deleted', detail });
}

/** Trainings that open it or have it among their items, in the caller's branches. */
export async function trainsOf(tx: TenantTx, caller: Caller, examId: string) {
  await examRow(tx, caller, examId);
  const { rows } = await tx.execute<{ trainId: string; title: string }>(sql`
    SELECT tr.id AS "trainId", tr.title FROM train tr WHERE
      tr.id IN (SELECT u.target_id FROM exam_audience u
        WHERE u.exam_id = ${examId}::uuid AND u.kind = 'train')
      OR tr.id IN (SELECT i.train_id FROM train_item i
        WHERE i.kind = 'exam' AND i.target_id = ${examId}::uuid)
    ORDER BY tr.title, tr.id LIMIT 500`);
  return rows;
}
