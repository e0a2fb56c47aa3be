import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import type { TenantTx } from '../../db/database';
import { course } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { copyTitle } from '../copy-title';
import type { StoredChapter } from './content';
import { requireMove } from './moves';
import { courseRow } from './read-course';
import { recordResources } from './record-resources';

const MAX_TITLE_LENGTH = 100;

/**
 * Gives the lessons new ids, so that learning progress of the two courses stays separate, and removes live sessions.
 */
const withNewIds = (chapters: readonly StoredChapter[]): StoredChapter[] =>
  chapters.map(({ title, lessons }) => ({
    id: crypto.randomUUID(),
    title,
    lessons: lessons.map(({ liveId: _, ...lesson }) => ({ ...lesson, id: crypto.randomUUID() })),
  }));

/** Adds a draft of the caller's own; lessons whose resource was withdrawn are copied with their problem. */
export async function copyCourse(
  tx: TenantTx,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<{ id: string }> {
  const row = await courseRow(tx, caller, id);
  requireMove('copy', row);
  const title = copyTitle(locale, row.title, MAX_TITLE_LENGTH);
  const content = { ...row.content, chapters: withNewIds(row.content.chapters) };
  const { tenantId, organId, categoryId, coverId, teacherName, teacherIds, level, price } = row;
  const copiedColumns = {
    tenantId,
    organId,
    categoryId,
    coverId,
    teacherName,
    teacherIds,
    level,
    price,
  };
  const { accountId: createdBy, homeBranchId: branchId } = caller;
  const { lessonCount, seconds } = row;
  const [inserted] = await tx
    .insert(course)
    .values({ ...copiedColumns, title, content, lessonCount, seconds, createdBy, branchId })
    .returning({ id: course.id });
  if (!inserted) throw new BusinessError(errorCodes.conflict);
  await recordResources(tx, { id: inserted.id, tenantId }, 0, content);
  const detail = { title, of: row.title };
  await audit(tx, { ...auditContext(caller, inserted.id), action: 'course.copied', detail });
  return inserted;
}
