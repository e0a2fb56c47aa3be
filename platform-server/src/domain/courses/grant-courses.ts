import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { TenantTx } from '../../db/database';
import { course } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { auditEach } from '../audit';
import { auditContext } from '../audit-context';
import { audiencesOf } from './grant-audiences';
import type { grantInput } from './grant-fields';

/** Maximum of rows that one request may create. */
const MAX_GRANTS = 20_000;

/** Grants the right to learn courses; a former grant of the same recipient is renewed with the new end. */
export async function grantCourses(
  tx: TenantTx,
  caller: Caller,
  input: z.output<typeof grantInput>,
): Promise<void> {
  const { organId } = actorOf(caller);
  const courseIds = [...new Set(input.courseIds)];
  const condition = and(inArray(course.id, courseIds), eq(course.organId, organId));
  // Locked, so that none of them is deleted meanwhile.
  const courses = await tx.select().from(course).where(condition).for('share');
  if (courses.length < courseIds.length) throw new BusinessError(errorCodes.notFound);
  if (courses.some(({ state }) => state === 'cancelled' || state === 'terminated')) {
    throw new BusinessError(errorCodes.conflict, { phrase: 'course.state' });
  }
  const audiences = await audiencesOf(tx, caller, input);
  if (audiences.length * courseIds.length > MAX_GRANTS)
    throw new FieldError('courseIds', 'course.tooMany');
  const { tenantId, accountId } = caller;
  await tx.execute(sql`
    INSERT INTO course_grant (tenant_id, course_id, owner_organ_id, audience, audience_id, organ_id, expires_at, created_by)
    SELECT ${tenantId}::uuid, c::uuid, ${organId}::uuid, u."audience", u."id", u."organId",
      ${input.expiresAt}::timestamptz, ${accountId}::uuid
    FROM jsonb_array_elements_text(${JSON.stringify(courseIds)}::jsonb) c,
      jsonb_to_recordset(${JSON.stringify(audiences)}::jsonb) AS u("audience" text, "id" uuid, "organId" uuid)
    ON CONFLICT (course_id, audience, audience_id, organ_id) DO UPDATE
      SET expires_at = excluded.expires_at, withdrawn_at = NULL, updated_at = now(),
        version = course_grant.version + 1`);
  const detail = {
    organs: audiences.filter(({ audience }) => audience === 'organ').length,
    departments: audiences.filter(({ audience }) => audience === 'department').length,
    trains: audiences.filter(({ audience }) => audience === 'train').length,
    persons: audiences.filter(({ audience }) => audience === 'person').length,
    expiresAt: input.expiresAt,
  };
  await auditEach(
    tx,
    courseIds.map((id) => ({
      ...auditContext(caller, id),
      action: 'course.granted',
      organIds: [organId],
      detail,
    })),
  );
}
