import type { CourseGrant, GrantFilter, Page, PageQuery } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { contains, joinConditions } from '../search';
import { iso } from './find-courses';

type Filter = { readonly [K in keyof GrantFilter]?: GrantFilter[K] | undefined };

const status = sql`CASE WHEN g.withdrawn_at IS NOT NULL THEN 'withdrawn'
  WHEN g.expires_at <= now() THEN 'expired' ELSE 'active' END`;

/** Grants of courses that the caller sees, newest first. */
export async function findGrants(
  tx: Tx,
  caller: Caller,
  { pageNum, pageSize, ...filter }: PageQuery & Filter,
): Promise<Page<CourseGrant>> {
  const { courseId, organ, audience, status: requestedState, expiringDays, keyword } = filter;
  const text = keyword?.trim() ? contains(keyword) : undefined;
  const conditions = joinConditions([
    sql`g.owner_organ_id = ${actorOf(caller).organId}::uuid`,
    courseId && sql`g.course_id = ${courseId}::uuid`,
    organ && sql`g.organ_id = ${organ}::uuid`,
    audience && sql`g.audience = ${audience}`,
    requestedState && sql`${status} = ${requestedState}`,
    expiringDays !== undefined &&
      sql`(${status} = 'active' AND g.expires_at <= now() + make_interval(days => ${expiringDays}::int))`,
    text &&
      sql`(c.title ILIKE ${text} OR coalesce(d.name, tr.title, m.name, o.name) ILIKE ${text})`,
  ]);
  const from = sql`FROM course_grant g JOIN course c ON c.id = g.course_id
    JOIN organ o ON o.id = g.organ_id
    LEFT JOIN department d ON g.audience = 'department' AND d.id = g.audience_id
    LEFT JOIN train tr ON g.audience = 'train' AND tr.id = g.audience_id
    LEFT JOIN member m ON g.audience = 'person' AND m.id = g.audience_id
    WHERE ${conditions}`;
  const { rows } = await tx.execute<CourseGrant & Record<string, unknown>>(sql`
    SELECT g.id, g.course_id AS "courseId", c.title AS "courseTitle", g.audience,
      g.audience_id AS "audienceId",
      coalesce(CASE g.audience WHEN 'organ' THEN o.name WHEN 'department' THEN d.name
        WHEN 'train' THEN tr.title ELSE m.name END, '')
        AS "audienceName",
      g.organ_id AS organ, o.name AS "organName", ${iso('g.expires_at')} AS "expiresAt",
      ${status} AS status, ${iso('g.created_at')} AS "grantedAt"
    ${from} ORDER BY g.created_at DESC, g.id
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  return { list: rows, total: await countRows(tx, from), pageNum, pageSize };
}
