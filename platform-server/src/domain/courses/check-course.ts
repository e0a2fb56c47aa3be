import { isDeepStrictEqual } from 'node:util';
import { plainText, type RichText } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { teacher } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { hasCategory } from '../categories/has-category';
import { checkTextFiles } from '../resources/text-files';
import { checkCover } from './check-cover';
import { documentIdsOf } from './content';
import type { CourseFields } from './course-columns';
import { DESCRIPTION } from './course-fields';
import type { CourseRow } from './read-course';

/** Derives the plain description from the document; a document that was sent unchanged is no change. */
export function withDescription<T extends CourseFields>(sent: T, current: RichText | null): T {
  const { document } = sent;
  if (!document) return sent;
  if (isDeepStrictEqual(document, current)) return { ...sent, document: current };
  return { ...sent, description: [...plainText(document)].slice(0, DESCRIPTION).join('') };
}

export async function checkNamed(
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
