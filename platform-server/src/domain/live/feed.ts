import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { phrase } from '../../phrases';
import { accessibleCourses, type Learner } from '../courses/course-access';
import { firstBranch } from '../first-branch';
import { hashToken } from '../tokens';
import { eventColumns } from './calendar';
import { type CalendarEvent, type CalendarFile, calendarFile } from './calendar-file';

interface Owner extends Learner, Record<string, unknown> {
  locale: Locale;
}

/** Calendar programs store what they have read, so recent weeks suffice; the number of events is limited. */
const PAST = sql`interval '31 days'`;
const EVENTS = 1000;

/**
 * Finds the owner of a feed address and records its use; throws once the tenant, the account or its last actor is
 * closed.
 */
async function ownerOf(tx: Tx, token: string): Promise<Owner> {
  const { rows } = await tx.execute<Owner>(sql`
    UPDATE calendar_feed f SET used_at = now()
    FROM member m JOIN tenant t ON t.id = m.tenant_id JOIN account ac ON ac.id = m.account_id
    WHERE f.token_hash = ${hashToken(token)} AND m.id = f.member_id AND ac.closed_at IS NULL
      AND t.status = 'active' AND (t.expires_at IS NULL OR t.expires_at > now())
      AND EXISTS (SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
        WHERE a.member_id = m.id AND a.status = 'active')
    RETURNING m.id AS "memberId", m.tenant_id AS "tenantId", f.locale`);
  const [owner] = rows;
  if (!owner) throw new BusinessError(errorCodes.notFound, { status: 404 });
  return owner;
}

/**
 * The sessions that a person teaches or may learn, and those visible to their actors in the calendar (`FIND_CALLER`).
 * Rights are checked on every request, as a feed has no session.
 */
async function eventsOf(tx: Tx, { tenantId, memberId }: Owner): Promise<CalendarEvent[]> {
  const { rows } = await tx.execute<CalendarEvent & Record<string, unknown>>(sql`
    WITH RECURSIVE ${accessibleCourses({ tenantId, memberId })},
    own AS (
      SELECT a.id, a.organ_id FROM actor a JOIN organ o ON o.id = a.organ_id AND o.status = 'active'
      WHERE a.member_id = ${memberId}::uuid AND a.status = 'active'),
    reader AS (
      SELECT own.id, own.organ_id FROM own WHERE EXISTS (
        SELECT 1 FROM actor_role ar JOIN role_permission rp ON rp.role_id = ar.role_id
        JOIN permission p ON p.id = rp.permission_id AND p.code = 'live.read' AND p.kind = 'action'
        WHERE ar.actor_id = own.id)),
    start AS (
      SELECT r.organ_id, ab.branch_id AS id, ab.actor_id FROM reader r
      JOIN actor_branch ab ON ab.actor_id = r.id),
    whole AS (
      SELECT r.organ_id FROM reader r WHERE NOT EXISTS (SELECT 1 FROM start WHERE start.actor_id = r.id)
      UNION SELECT start.organ_id FROM start WHERE start.id = ${firstBranch(sql`start.organ_id`)}),
    below AS (
      SELECT id FROM start UNION SELECT b.id FROM branch b JOIN below ON b.parent_id = below.id)
    SELECT ${eventColumns} FROM live_session l JOIN course c ON c.id = l.course_id
    WHERE l.tenant_id = ${tenantId}::uuid AND l.ends_at > now() - ${PAST}
      AND (l.organ_id IN (SELECT organ_id FROM whole) OR l.branch_id IN (SELECT id FROM below)
        OR l.course_id IN (SELECT course_id FROM reach)
        OR EXISTS (SELECT 1 FROM teacher t JOIN own ON own.id = t.actor_id
          WHERE l.teacher_ids @> ARRAY[t.id]))
    ORDER BY l.starts_at, l.id LIMIT ${EVENTS}`);
  return rows;
}

/** The file for a feed address. As the system. */
export async function feedOf(tx: Tx, token: string, origin: string): Promise<CalendarFile> {
  const owner = await ownerOf(tx, token);
  const { locale } = owner;
  const name = phrase(locale, 'live.fileName');
  return calendarFile(await eventsOf(tx, owner), { locale, origin, name, isFeed: true });
}
