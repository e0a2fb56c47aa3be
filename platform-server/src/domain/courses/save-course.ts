import { isDeepStrictEqual } from 'node:util';
import {
  type CourseSaved,
  errorCodes,
  plainText,
  type RichText,
} from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { TenantTx, Tx } from '../../db/database';
import { course, teacher } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { audit } from '../audit';
import { changesOf } from '../audit-changes';
import { auditContext } from '../audit-context';
import { hasCategory } from '../categories/has-category';
import { checkTextFiles } from '../resources/text-files';
import { nextVersion, requireMembers } from '../versions';
import { type CourseContent, documentIdsOf, noContent } from './content';
import { type CourseSaveInput, DESCRIPTION } from './course-fields';
import { type CoverOf, checkCover } from './covers';
import { requireMove } from './moves';
import { recordResources } from './note-resources';
import { type CourseRow, lockCourse } from './read-course';
import { requireWrite } from './rights';

type CourseFields = Omit<CourseSaveInput, 'id' | 'version'>;

/** Derives the plain description from the document; a document that was sent unchanged is no change. */
function withDescription<T extends CourseFields>(sent: T, current: RichText | null): T {
  const { document } = sent;
  if (!document) return sent;
  if (isDeepStrictEqual(document, current)) return { ...sent, document: current };
  return { ...sent, description: [...plainText(document)].slice(0, DESCRIPTION).join('') };
}

async function checkNamed(
  tx: TenantTx,
  caller: Caller,
  sent: CourseFields,
  current: CourseRow | null,
): Promise<void> {
  const { organId } = actorOf(caller);
  await checkCover(tx, caller, sent.coverUploadId, current?.coverId ?? null);
  const documentIds = documentIdsOf(sent.document);
  await checkTextFiles(
    tx,
    caller,
    'document',
    documentIds,
    documentIdsOf(current?.content.document),
  );
  const { categoryId } = sent;
  const isMoved = categoryId && categoryId !== current?.categoryId;
  if (isMoved && !(await hasCategory(tx, caller, categoryId, 'course'))) {
    throw new FieldError('categoryId', 'course.category');
  }
  const currentTeacherIds = new Set(current?.teacherIds ?? []);
  const added = (sent.teacherIds ?? []).filter((id) => !currentTeacherIds.has(id));
  if (added.length === 0) return;
  const rows = await tx
    .select({ id: teacher.id })
    .from(teacher)
    .where(and(inArray(teacher.id, added), eq(teacher.organId, organId)));
  if (new Set(rows.map(({ id }) => id)).size < new Set(added).size) {
    throw new FieldError('teacherIds', 'course.teachers');
  }
}

/** Fields stored in columns. */
const columns = ['title', 'categoryId', 'teacherName', 'teacherIds', 'level', 'price'] as const;
/** Fields stored in the JSON content. */
const texts = [
  'summary',
  'description',
  'document',
  'keywords',
  'audience',
  'creditHours',
  'inOrder',
] as const satisfies readonly (keyof CourseContent)[];
/** Fields that learners see only from the next revision on; all others take effect at once. */
const revisedFields = ['title', 'teacherName', 'level', 'coverUploadId', ...texts] as const;

/** The members of an object that are present, among these names. */
function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const part: Partial<T> = {};
  for (const name of names) if (from[name] !== undefined) part[name] = from[name];
  return part;
}

/** The row in the form of its input, for the audit comparison. */
const before = ({ content, coverId, ...row }: CourseRow): CourseFields => ({
  ...pick(row as CourseFields, columns),
  ...pick(content as unknown as CourseFields, texts),
  coverUploadId: coverId,
});

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
  coverOf: CoverOf,
): Promise<CourseSaved> {
  if (id === undefined) return addCourse(tx, caller, input);
  const row = await lockCourse(tx, caller, { id, version }, coverOf);
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
