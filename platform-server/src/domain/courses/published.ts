import { type Course, type CourseChapter, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { FileAddressOf } from '../file-addresses';
import { textFiles } from '../resources/text-files';
import { type CourseContent, contentWithDefaults, documentIdsOf } from './content';
import { referencesOf } from './course-references';
import { asSummary, type SummaryRow, summaryColumns, summaryJoins } from './find-courses';
import { readChapters } from './lesson-problems';
import { validFor } from './valid-courses';

interface PublishedRow extends SummaryRow {
  content: CourseContent;
  revisionTitle: string;
  revisionTeacher: string;
}

/** A course of the caller's organisation as learners see it. */
async function publishedRowFor(
  t: Tx,
  caller: Caller,
  id: string,
  options: { foreign?: boolean } = {},
): Promise<PublishedRow> {
  const { rows } = await t.execute<PublishedRow>(sql`
    SELECT ${summaryColumns}, r.content, r.title AS "revisionTitle", r.teacher_name AS "revisionTeacher"
    FROM course c ${summaryJoins}
    JOIN course_revision r ON r.course_id = c.id AND r.number = c.published_number
    WHERE c.id = ${id}::uuid AND ${validFor(caller, options)}`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: contentWithDefaults(row.content) };
}

const knownReferences = (t: Tx, { tenantId }: Caller, { id, organId, content }: PublishedRow) =>
  referencesOf(t, { id, tenantId, organId }, content);

/** The chapters that learners see, not those of the draft. */
export const validChapters = (
  tx: TenantTx,
  caller: Caller,
  courseId: string,
): Promise<CourseChapter[]> =>
  asSystem(tx, async (t) => {
    const shownCourse = await publishedRowFor(t, caller, courseId);
    return readChapters(
      shownCourse.content.chapters,
      await knownReferences(t, caller, shownCourse),
    );
  });

/** A course granted by another organisation, as learners see it. */
export const grantedCourse = (
  tx: TenantTx,
  caller: Caller,
  id: string,
  fileAddressOf: FileAddressOf,
): Promise<Course> =>
  asSystem(tx, async (t) => {
    const shownCourse = await publishedRowFor(t, caller, id, { foreign: true });
    const { content, revisionTitle, revisionTeacher, ...row } = shownCourse;
    const { chapters, ...texts } = content;
    const courseReferences = await knownReferences(t, caller, shownCourse);
    return {
      ...asSummary(row, fileAddressOf),
      ...texts,
      title: revisionTitle,
      teacherName: revisionTeacher,
      documentFiles: textFiles(documentIdsOf(texts.document), courseReferences, fileAddressOf),
      keywords: [...texts.keywords],
      // How the owner edits it is not shown to other organisations.
      hasChanges: false,
      teacherIds: [],
      coverUploadId: null,
      chapters: readChapters(chapters, courseReferences),
      problems: [],
      termination: null,
      mayWrite: false,
    };
  });
