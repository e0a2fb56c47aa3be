import {
  type Course,
  type CourseChapter,
  type CourseSummary,
  errorCodes,
  type Page,
  type PageQuery,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { countRows } from '../count-rows';
import { textFiles } from '../resources/text-files';
import { contains } from '../search';
import { type CourseContent, documentIdsOf, wholeContent } from './content';
import { grantInForce } from './course-access';
import type { CoverOf } from './covers';
import { asSummary, type SummaryRow, summaryColumns, summaryJoins } from './find-courses';
import { readChapters, resourcesById } from './lesson-problems';

const isGrantedTo = (organId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM course_grant g WHERE g.course_id = c.id
    AND g.organ_id = ${organId}::uuid AND ${grantInForce})`;

/**
 * As the system, since row-level security hides granted courses of other organisations. The caller's own are restricted
 * to their branches.
 */
function validFor(caller: Caller, { foreign = false } = {}): SQL {
  const { organId } = actorOf(caller);
  const { tenantId, branches } = caller;
  const inBranches =
    branches === null ? sql`true` : sql`c.branch_id = ANY (${`{${branches.join(',')}}`}::uuid[])`;
  const granted = sql`(c.organ_id <> ${organId}::uuid AND ${isGrantedTo(organId)})`;
  const condition = sql`(c.organ_id = ${organId}::uuid AND ${inBranches})`;
  return sql`c.tenant_id = ${tenantId}::uuid AND c.state = 'published'
    AND ${foreign ? granted : sql`(${condition} OR ${granted})`}`;
}

/** Published courses that the caller's organisation owns or was granted, last published first. */
export const findValidCourses = (
  tx: TenantTx,
  caller: Caller,
  {
    keyword,
    pageNum = 1,
    pageSize = 10,
  }: { [K in keyof PageQuery]?: PageQuery[K] | undefined } & { keyword?: string | undefined },
  coverOf: CoverOf,
): Promise<Page<CourseSummary>> =>
  asSystem(tx, async (t) => {
    const titleCondition = keyword?.trim() ? sql`AND c.title ILIKE ${contains(keyword)}` : sql``;
    const from = sql`FROM course c WHERE ${validFor(caller)} ${titleCondition}`;
    const { rows } = await t.execute<SummaryRow>(sql`
      SELECT ${summaryColumns} FROM (SELECT * ${from} ORDER BY c.published_at DESC, c.id
        LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}) c
      ${summaryJoins} ORDER BY c.published_at DESC, c.id`);
    const list = rows.map((row) => asSummary(row, coverOf));
    return { list, total: await countRows(t, from), pageNum, pageSize };
  });

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
  return { ...row, content: wholeContent(row.content) };
}

const knownReferences = (t: Tx, { tenantId }: Caller, { id, organId, content }: PublishedRow) =>
  resourcesById(t, { id, tenantId, organId }, content);

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
  coverOf: CoverOf,
): Promise<Course> =>
  asSystem(tx, async (t) => {
    const shownCourse = await publishedRowFor(t, caller, id, { foreign: true });
    const { content, revisionTitle, revisionTeacher, ...row } = shownCourse;
    const { chapters, ...texts } = content;
    const courseParts = await knownReferences(t, caller, shownCourse);
    return {
      ...asSummary(row, coverOf),
      ...texts,
      title: revisionTitle,
      teacherName: revisionTeacher,
      documentFiles: textFiles(documentIdsOf(texts.document), courseParts, coverOf),
      keywords: [...texts.keywords],
      // How the owner edits it is not shown to other organisations.
      hasChanges: false,
      teacherIds: [],
      coverUploadId: null,
      chapters: readChapters(chapters, courseParts),
      problems: [],
      termination: null,
      mayWrite: false,
    };
  });
