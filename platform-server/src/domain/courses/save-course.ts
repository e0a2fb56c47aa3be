import { type CourseSaved, errorCodes } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { course } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { nextVersion, requireMembers } from '../versions';
import { checkNamed, withDescription } from './check-course';
import { type CourseContent, noContent } from './content';
import { before, type CourseFields, columns, pick, revisedFields, texts } from './course-columns';
import type { CourseSaveInput } from './course-fields';
import { requireMove } from './moves';
import { type CourseRow, lockCourse } from './read-course';
import { recordResources } from './record-resources';
import { requireWrite } from './rights';

async function addCourse(tx: TenantTx, caller: Caller, input: CourseFields): Promise<CourseSaved> {
  const sent = withDescription(input, null);
  requireMembers(sent, { title: 'field.title' });
  await checkNamed(tx, caller, sent, null);
  const { tenantId, accountId, homeBranchId: branchId } = caller;
  const content = { ...noContent, ...pick(sent, texts) } as CourseContent;
  const [inserted] = await tx
    .insert(course)
    .values({
      ...(pick(sent, columns) as Pick<CourseFields, 'level'>),
      title: sent.title,
      coverId: sent.coverUploadId ?? null,
      content,
      tenantId,
      organId: actorOf(caller).organId,
      branchId,
      createdBy: accountId,
    })
    .returning({ id: course.id, version: course.version });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  if (content.document) await recordResources(tx, { id: inserted.id, tenantId }, 0, content);
  const detail = { title: sent.title, branchId };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'course.added', detail });
  return inserted;
}

/** Updates some columns and returns the new version. */
export async function writeCourse(
  tx: Tx,
  id: string,
  set: Partial<typeof course.$inferInsert>,
): Promise<CourseSaved> {
  const [saved] = await tx
    .update(course)
    .set({ ...set, updatedAt: new Date(), version: nextVersion(course.version) })
    .where(eq(course.id, id))
    .returning({ id: course.id, version: course.version });
  if (!saved) throw new BusinessError(errorCodes.notFound);
  return saved;
}

/** Adds a course, or changes the sent fields of one. */
export async function saveCourse(
  tx: TenantTx,
  caller: Caller,
  { id, version, ...input }: CourseSaveInput,
  fileAddressOf: FileAddressOf,
): Promise<CourseSaved> {
  if (id === undefined) return addCourse(tx, caller, input);
  const row = await lockCourse(tx, caller, { id, version }, fileAddressOf);
  await requireWrite(tx, caller, row);
  requireMove('edit', row);
  const sent = withDescription(input, row.content.document);
  await checkNamed(tx, caller, sent, row);
  const changes = changesOf<CourseFields>(before(row), sent);
  if (changes.length === 0) return { id, version: row.version };
  const isRevised = changes.some(({ field }) => revisedFields.some((name) => name === field));
  const content = { ...row.content, ...pick(sent, texts) } as CourseContent;
  const saved = await writeCourse(tx, id, {
    ...(pick(sent, columns) as Partial<CourseRow>),
    ...(sent.coverUploadId !== undefined && { coverId: sent.coverUploadId }),
    content,
    hasChanges: row.hasChanges || isRevised,
  });
  if (sent.document !== undefined) await recordResources(tx, row, 0, content);
  // Left out of the audit trail, because they may be long and the revisions have them.
  const long = ['description', 'document'];
  const auditedChanges = changes.map((change) =>
    long.includes(change.field) ? { field: change.field } : change,
  );
  await audit(tx, {
    ...auditContext(caller, id),
    action: 'course.changed',
    changes: auditedChanges,
  });
  return saved;
}
