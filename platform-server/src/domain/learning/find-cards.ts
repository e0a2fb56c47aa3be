import type { CourseCard, Page, PageQuery, StudentCourse } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { countRows } from '../count-rows';
import type { Learner } from '../courses/course-access';
import { iso, minutesOf } from '../courses/find-courses';
import type { FileAddressOf } from '../file-addresses';
import { contains, joinConditions } from '../search';
import { visibleCoursesOf } from './visible-courses';

interface CardRow extends Omit<CourseCard, 'cover' | 'minutes'> {
  coverId: string | null;
  seconds: number;
}

type StudentRow = CardRow & Omit<StudentCourse, keyof CourseCard>;

/** Columns for visible courses `s`, with `cardJoins`. */
const cardColumns = sql`s.id, s.title, f.id AS "coverId", s.category_id AS "categoryId",
  k.name AS "categoryName", s.teacher_name AS "teacherName", s.level, s.seconds,
  s.lesson_count AS "lessonCount", ${iso('s.published_at')} AS "publishedAt"`;

const cardJoins = sql`LEFT JOIN category k ON k.id = s.category_id
  LEFT JOIN stored_file f ON f.id = s.cover_id AND f.state = 'ready'`;

/** The same with the learner's own progress, from their row `l`. */
export const ownColumns = sql`${cardColumns}, coalesce(l.progress, 0) / 1000.0::float AS progress,
  l.last_lesson_id AS "lastLessonId", ${iso('l.last_at')} AS "lastAt",
  ${iso('l.finished_at')} AS "finishedAt", ${iso('s.expires_at')} AS "expiresAt"`;

const ownProgressJoin = ({ memberId }: Learner): SQL =>
  sql`LEFT JOIN course_learner l ON l.course_id = s.id AND l.member_id = ${memberId}::uuid`;

export const ownCardJoins = (learner: Learner): SQL =>
  sql`${cardJoins} ${ownProgressJoin(learner)}`;

export function asCard<T extends CardRow>(
  { coverId, seconds, ...row }: T,
  fileAddressOf: FileAddressOf,
): Omit<T, 'coverId' | 'seconds'> & Pick<CourseCard, 'cover' | 'minutes'> {
  const cover = coverId === null ? null : fileAddressOf(coverId, 'thumbnail');
  return { ...row, cover, minutes: minutesOf(seconds) };
}

interface CardQuery extends PageQuery {
  readonly keyword?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly state?: 'new' | 'begun' | 'finished' | undefined;
}

const inState = {
  new: sql`l.started_at IS NULL`,
  begun: sql`l.started_at IS NOT NULL AND l.finished_at IS NULL`,
  finished: sql`l.finished_at IS NOT NULL`,
} as const;

/** Courses that a learner may learn: the last visited first, then the last published. */
export const findOwnCourses = (
  tx: TenantTx,
  learner: Learner,
  { pageNum, pageSize, keyword, categoryId, state }: CardQuery,
  fileAddressOf: FileAddressOf,
): Promise<Page<StudentCourse>> =>
  asSystem(tx, async (t) => {
    const where = joinConditions([
      sql`s.granted`,
      keyword?.trim() && sql`s.title ILIKE ${contains(keyword)}`,
      categoryId && sql`s.category_id = ${categoryId}::uuid`,
      state && inState[state],
    ]);
    const counted = sql`FROM (WITH RECURSIVE ${visibleCoursesOf(learner)}
      SELECT s.id FROM shown s ${ownProgressJoin(learner)} WHERE ${where}) found`;
    const { rows } = await t.execute<StudentRow & { total: number } & Record<string, unknown>>(sql`
      WITH RECURSIVE ${visibleCoursesOf(learner)}
      SELECT ${ownColumns}, count(*) OVER ()::int AS total
      FROM shown s ${ownCardJoins(learner)} WHERE ${where}
      ORDER BY l.last_at DESC NULLS LAST, s.published_at DESC, s.id
      LIMIT ${pageSize} OFFSET ${(pageNum - 1) * pageSize}`);
    // A page after the last one has no row with the total, so it is counted.
    const total = rows[0]?.total ?? (pageNum === 1 ? 0 : await countRows(t, counted));
    const list = rows.map(({ total: _, ...row }) => asCard<StudentRow>(row, fileAddressOf));
    return { list, total, pageNum, pageSize };
  });

const SUGGESTED_COUNT = 8;

const cards = (tx: TenantTx, learner: Learner, fileAddressOf: FileAddressOf, rest: SQL) =>
  asSystem(tx, async (t: Tx): Promise<CourseCard[]> => {
    const { rows } = await t.execute<CardRow & Record<string, unknown>>(sql`
      WITH RECURSIVE ${visibleCoursesOf(learner)}
      SELECT ${cardColumns} FROM shown s ${cardJoins} ${rest} LIMIT ${SUGGESTED_COUNT}`);
    return rows.map((row) => asCard<CardRow>(row, fileAddressOf));
  });

/** Visible courses with the most learners. */
export const findHotCourses = (tx: TenantTx, learner: Learner, fileAddressOf: FileAddressOf) =>
  cards(tx, learner, fileAddressOf, sql`ORDER BY s.learner_count DESC, s.published_at DESC, s.id`);

/** Visible courses that the learner does not have yet: categories they have learned in first, then the newest. */
export const findRecommended = (tx: TenantTx, learner: Learner, fileAddressOf: FileAddressOf) =>
  cards(
    tx,
    learner,
    fileAddressOf,
    sql`WHERE NOT s.granted
      ORDER BY s.category_id IN (SELECT c.category_id FROM course_learner b
        JOIN course c ON c.id = b.course_id
        WHERE b.member_id = ${learner.memberId}::uuid AND c.category_id IS NOT NULL) DESC NULLS LAST,
        s.published_at DESC, s.id`,
  );
