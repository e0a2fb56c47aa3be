import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { courseRevision } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { recountProgress } from '../learning/recount';
import { sumsOf } from './content';
import { referencesForStaff } from './course-references';
import { courseProblems, readChapters } from './lesson-problems';
import { requireMove } from './moves';
import { type CourseRow, lockCourse, type VersionedId } from './read-course';
import { recordResources } from './record-resources';
import { writeCourse } from './save-course';

/** Refuses an incomplete course; the error lists the problems. */
async function requireComplete(tx: TenantTx, row: CourseRow): Promise<void> {
  const { content, coverId, categoryId } = row;
  const chapters = readChapters(content.chapters, await referencesForStaff(tx, row, content));
  const all = courseProblems({ coverId, categoryId, summary: content.summary, chapters });
  const problems = all.filter(({ blocks }) => blocks);
  if (problems.length === 0) return;
  throw new BusinessError(errorCodes.conflict, { phrase: 'course.lacks', data: { problems } });
}

/** Adds the revision that learners see from now on; former ones stay. */
async function addRevision(tx: Tx, caller: Caller, row: CourseRow): Promise<number> {
  const { tenantId, id: courseId, title, teacherName, level, coverId, content } = row;
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${courseRevision.number}), 0)::int` })
    .from(courseRevision)
    .where(eq(courseRevision.courseId, courseId));
  const number = (last?.number ?? 0) + 1;
  await tx.insert(courseRevision).values({
    ...{ tenantId, courseId, number, title, teacherName, level, coverId, content },
    ...sumsOf(content),
    createdBy: caller.accountId,
  });
  await recordResources(tx, row, number, content);
  return number;
}

/** Publishes the draft; an unpublished course without changes gets back its last revision. */
export async function publishCourse(
  tx: TenantTx,
  caller: Caller,
  target: VersionedId,
  fileAddressOf: FileAddressOf,
): Promise<void> {
  const row = await lockCourse(tx, caller, target, fileAddressOf);
  requireMove('publish', row);
  await requireComplete(tx, row);
  const isNew = row.hasChanges || row.publishedNumber === null;
  const number = isNew ? await addRevision(tx, caller, row) : row.publishedNumber;
  if (isNew) await asSystem(tx, (t) => recountProgress(t, row.id, row.content));
  await writeCourse(tx, row.id, {
    state: 'published',
    publishedNumber: number,
    publishedAt: new Date(),
    hasChanges: false,
  });
  const detail = { number };
  await audit(tx, { ...auditContext(caller, row.id), action: 'course.published', detail });
}
