import {
  type CourseStatus,
  errorCodes,
  type Page,
  type PageQuery,
  type TenantCourse,
  type TenantCourseDetail,
} from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { countRows } from '../count-rows';
import { containing, joinConditions } from '../search';
import { type CourseContent, contentWithDefaults } from './content';
import { iso, minutesOf } from './find-courses';

interface Filter {
  readonly keyword?: string | undefined;
  readonly status?: CourseStatus | undefined;
  readonly saasId?: string | undefined;
}

type Row = Omit<TenantCourse, 'minutes'> & { seconds: number } & Record<string, unknown>;

const columns = sql`c.id, c.title, c.state AS status, c.teacher_name AS "teacherName",
  c.lesson_count AS "lessonCount", c.learner_count AS "learnerCount", c.seconds,
  o.name AS "organName", ${iso('c.published_at')} AS "publishedAt",
  ${iso('c.updated_at')} AS "updatedAt", t.id AS "saasId", t.name AS "saasName", c.termination`;
const from = sql`FROM course c JOIN tenant t ON t.id = c.tenant_id JOIN organ o ON o.id = c.organ_id`;
/** Drafts are visible to their authors only. */
const isPublishedSql = sql`c.published_number IS NOT NULL`;

const asCourse = ({ seconds, ...row }: Row): TenantCourse => ({
  ...row,
  minutes: minutesOf(seconds),
});

function matching({ keyword, status, saasId }: Filter): SQL {
  const text = keyword?.trim();
  return joinConditions([
    isPublishedSql,
    text &&
      sql`(${containing(sql`c.title`, text)} OR ${containing(sql`c.teacher_name`, text)}
        OR ${containing(sql`t.name`, text)})`,
    status && sql`c.state = ${status}`,
    saasId && sql`c.tenant_id = ${saasId}::uuid`,
  ]);
}

/** Courses of every tenant that are or were published, last published first; in a transaction of the system. */
export async function findTenantCourses(
  tx: Tx,
  { pageNum, pageSize, ...filter }: PageQuery & Filter,
): Promise<Page<TenantCourse>> {
  const where = matching(filter);
  const { rows } = await tx.execute<Row>(sql`
    SELECT ${columns} ${from} WHERE ${where} ORDER BY c.published_at DESC NULLS LAST, c.id
    LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
  const total = await countRows(tx, sql`${from} WHERE ${where}`);
  return { list: rows.map(asCourse), total, pageNum, pageSize };
}

/** One course as last published; in a transaction of the system. */
export async function findTenantCourse(tx: Tx, id: string): Promise<TenantCourseDetail> {
  const { rows } = await tx.execute<Row & { content: Partial<CourseContent> }>(sql`
    SELECT ${columns}, r.content ${from}
    JOIN course_revision r ON r.course_id = c.id AND r.number = c.published_number
    WHERE c.id = ${id}::uuid`);
  const [joinedRow] = rows;
  if (!joinedRow) throw new BusinessError(errorCodes.notFound);
  const { content, ...row } = joinedRow;
  const { summary, description, chapters } = contentWithDefaults(content);
  return {
    ...asCourse(row),
    summary,
    description,
    chapters: chapters.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      lessons: chapter.lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        kind: lesson.kind,
        url: lesson.url,
      })),
    })),
  };
}
