import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { type ResourcesById, resourcesByIdOf } from '../resources/usable-resources';
import type { ContentWithResources } from './content';
import { liveIdsOf, resourceIdsOf } from './content';

export interface SessionSummary {
  readonly title: string;
  readonly isCancelled: boolean;
}

/** The resources and live sessions that a course refers to. */
export interface CourseReferences extends ResourcesById {
  /** Live sessions of the course. */
  readonly sessions: ReadonlyMap<string, SessionSummary>;
}

interface CourseScope {
  /** Id of the course. */
  readonly id: string;
  readonly tenantId: string;
  readonly organId: string;
}

/** Sessions of a course by id; one moved to another course is left out. As the system. */
export async function sessionsOf(
  tx: Tx,
  courseId: string,
  ids: readonly string[],
): Promise<CourseReferences['sessions']> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<SessionSummary & { id: string } & Record<string, unknown>>(sql`
    SELECT id, title, cancelled_at IS NOT NULL AS "isCancelled" FROM live_session
    WHERE course_id = ${courseId}::uuid AND id = ANY (${`{${ids.join(',')}}`}::uuid[])`);
  return new Map(rows.map(({ id, ...session }) => [id, session]));
}

/** In a transaction of the system: the reader of a course may not have access to the rows of its resources. */
export const referencesOf = async (
  tx: Tx,
  course: CourseScope,
  content: ContentWithResources,
): Promise<CourseReferences> => ({
  ...(await resourcesByIdOf(tx, course, resourceIdsOf(content))),
  sessions: await sessionsOf(tx, course.id, liveIdsOf(content)),
});

/** The same for a member of staff. */
export const referencesForStaff = (
  tx: TenantTx,
  course: CourseScope,
  content: ContentWithResources,
): Promise<CourseReferences> => asSystem(tx, (t) => referencesOf(t, course, content));
