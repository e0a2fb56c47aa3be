import { type CourseRevision, type CourseSaved, errorCodes } from '@edu/shared-utility/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { courseRevision, member } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { contentWithDefaults, sumsOf } from './content';
import { levels } from './course-fields';
import { requireMove } from './moves';
import { courseRow, lockCourse, type VersionedId } from './read-course';
import { recordResources } from './record-resources';
import { requireWrite } from './rights';
import { writeCourse } from './save-course';

/** The published revisions of a course, newest first. */
export async function revisionsOf(
  tx: TenantTx,
  caller: Caller,
  id: string,
): Promise<CourseRevision[]> {
  const { publishedNumber } = await courseRow(tx, caller, id);
  const { number, lessonCount, createdAt, createdBy } = courseRevision;
  const rows = await tx
    .select({ number, lessonCount, publishedAt: createdAt, byName: member.name })
    .from(courseRevision)
    .leftJoin(member, and(eq(member.accountId, createdBy), eq(member.tenantId, caller.tenantId)))
    .where(eq(courseRevision.courseId, id))
    .orderBy(desc(number));
  return rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    isPublished: row.number === publishedNumber,
  }));
}

/** Copies a former revision into the draft; learners see it when it is published. */
export async function restoreRevision(
  tx: TenantTx,
  caller: Caller,
  { number, ...target }: VersionedId & { readonly number: number },
  fileAddressOf: FileAddressOf,
): Promise<CourseSaved> {
  const row = await lockCourse(tx, caller, target, fileAddressOf);
  await requireWrite(tx, caller, row);
  requireMove('restoreRevision', row);
  const [revision] = await tx
    .select()
    .from(courseRevision)
    .where(and(eq(courseRevision.courseId, row.id), eq(courseRevision.number, number)));
  if (!revision) throw new BusinessError(errorCodes.notFound);
  const { title, teacherName, coverId } = revision;
  const content = contentWithDefaults(revision.content);
  const level = levels.find((item) => item === revision.level) ?? row.level;
  await recordResources(tx, row, 0, content);
  const saved = await writeCourse(tx, row.id, {
    ...{ title, teacherName, coverId, level, content },
    ...sumsOf(content),
    hasChanges: number !== row.publishedNumber,
  });
  const detail = { number };
  await audit(tx, { ...auditContext(caller, row.id), action: 'course.restored', detail });
  return saved;
}
