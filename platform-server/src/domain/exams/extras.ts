import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { handIn } from '../sittings/hand-in';
import { invitedTo } from './audience';
import { type ExamRow, examRow } from './read-exam';

/** Maximum of extra minutes and extra sittings per person, in total. */
const [MAX_MINUTES, MAX_ATTEMPTS] = [240, 20];

interface ExtraInput {
  readonly id: string;
  readonly userId: string;
  readonly reason: string;
}

/** The name of a student in the caller's branches who may sit the exam or has a sitting. */
async function requireSitter(tx: TenantTx, row: ExamRow, userId: string): Promise<string> {
  if (row.state !== 'published') {
    throw new BusinessError(errorCodes.conflict, { phrase: 'exam.notPublished' });
  }
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT a.member_name AS name FROM actor a
    WHERE a.organ_id = ${row.organId}::uuid AND a.kind = 'student'
      AND a.member_id = ${userId}::uuid
      AND (a.member_id IN (SELECT member_id FROM (${invitedTo(row.id)}) invited)
        OR EXISTS (SELECT 1 FROM sitting s WHERE s.exam_id = ${row.id}::uuid
          AND s.member_id = a.member_id))`);
  const [sitter] = rows;
  if (!sitter) throw new BusinessError(errorCodes.notFound);
  return sitter.name;
}

/** Gives a person more time, which may end after the exam's window. */
export async function giveTime(
  tx: TenantTx,
  caller: Caller,
  { id, userId, minutes, reason }: ExtraInput & { readonly minutes: number },
): Promise<void> {
  const row = await examRow(tx, caller, id, { forUpdate: true });
  const name = await requireSitter(tx, row, userId);
  const { rows } = await tx.execute<{ minutes: number }>(sql`
    INSERT INTO exam_extra (tenant_id, exam_id, member_id, minutes)
    VALUES (${row.tenantId}::uuid, ${id}::uuid, ${userId}::uuid, ${minutes}::int)
    ON CONFLICT (exam_id, member_id) DO UPDATE SET minutes = exam_extra.minutes + excluded.minutes
    RETURNING minutes`);
  const total = rows[0]?.minutes ?? 0;
  if (total > MAX_MINUTES) throw new FieldError('minutes', 'exam.extra');
  await tx.execute(sql`
    UPDATE sitting SET ends_at = ends_at + make_interval(mins => ${minutes}::int)
    WHERE exam_id = ${id}::uuid AND member_id = ${userId}::uuid AND state = 'open'`);
  const detail = { title: row.title, userId, name, minutes, total, reason };
  await audit(tx, { ...auditContext(caller, id), action: 'exam.timeGiven', detail });
}

export async function giveAttempt(
  tx: TenantTx,
  caller: Caller,
  { id, userId, reason }: ExtraInput,
): Promise<void> {
  const row = await examRow(tx, caller, id, { forUpdate: true });
  const name = await requireSitter(tx, row, userId);
  if (row.attempts === 0) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'exam.noLimit' });
  }
  const { rows } = await tx.execute<{ attempts: number; used: number }>(sql`
    INSERT INTO exam_extra (tenant_id, exam_id, member_id, attempts)
    VALUES (${row.tenantId}::uuid, ${id}::uuid, ${userId}::uuid, 1)
    ON CONFLICT (exam_id, member_id) DO UPDATE SET attempts = exam_extra.attempts + 1
    RETURNING attempts, (SELECT count(*)::int FROM sitting s
      WHERE s.exam_id = ${id}::uuid AND s.member_id = ${userId}::uuid) AS used`);
  const { attempts = 0, used = 0 } = rows[0] ?? {};
  // An extra sitting is given only when none is left, so that a repeated click gives no second one.
  if (row.attempts + attempts - 1 > used) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'exam.attemptsLeft' });
  }
  if (attempts > MAX_ATTEMPTS) throw new FieldError('userId', 'exam.attempts');
  const detail = { title: row.title, userId, name, attempts, reason };
  await audit(tx, { ...auditContext(caller, id), action: 'exam.attemptGiven', detail });
}

/** Hands in the open sitting of a student in the caller's branches. */
export async function handInFor(
  tx: TenantTx,
  caller: Caller,
  { sittingId, reason }: { readonly sittingId: string; readonly reason: string },
): Promise<void> {
  const { rows } = await tx.execute<{ examId: string; userId: string; name: string }>(sql`
    SELECT s.exam_id AS "examId", s.member_id AS "userId", a.member_name AS name FROM sitting s
    JOIN actor a ON a.member_id = s.member_id AND a.organ_id = s.organ_id AND a.kind = 'student'
    WHERE s.id = ${sittingId}::uuid AND s.organ_id = ${actorOf(caller).organId}::uuid`);
  const [sittingRow] = rows;
  if (!sittingRow) throw new BusinessError(errorCodes.notFound);
  const row = await examRow(tx, caller, sittingRow.examId);
  const { isNew } = await asSystem(tx, (t) => handIn(t, sittingId, 'staff'));
  if (!isNew) throw new BusinessError(errorCodes.conflict, { phrase: 'sitting.over' });
  const { userId, name } = sittingRow;
  const detail = { title: row.title, userId, name, reason };
  await audit(tx, { ...auditContext(caller, row.id), action: 'exam.handedIn', detail });
}
