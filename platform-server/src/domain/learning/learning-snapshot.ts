import { errorCodes, type Lesson, type LessonProgress } from '@edu/shared-utility/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database';
import { preparedQuery, type Value } from '../../db/prepared';
import { BusinessError } from '../../http/business-error';
import { accessibleCourses, type Learner } from '../courses/course-access';
import { iso } from '../courses/find-courses';
import { publishedLessons } from '../courses/revision-content';
import { boundOf, shareOf } from './lesson-state';

export interface LessonRef {
  readonly courseId: string;
  readonly lessonId: string;
}

interface Row extends Record<string, unknown> {
  number: number;
  watched: number[] | null;
  position: number;
  playerId: string | null;
  done: boolean;
  progress: number;
  finishedAt: string | null;
  now: number;
  clock: number | null;
  /** The same as text, since milliseconds would lose the precision of the database. */
  clockAt: string | null;
}

/** The state of a lesson and its learner, read at once. */
export interface LearningSnapshot extends Row {
  lesson: Lesson;
}

type LearningQuery = Learner & Pick<LessonRef, 'courseId' | 'lessonId'>;

/** The time of the learner's last heartbeat, for any lesson and device. */
export const lastBeatOf = (memberId: Value): SQL =>
  sql`(SELECT max(y.beat_at) FROM lesson_learner y WHERE y.member_id = ${memberId}::uuid)`;

const snapshotSql = (value: (name: keyof LearningQuery) => Value, moreColumns = sql``): SQL => sql`
  WITH RECURSIVE ${accessibleCourses({ tenantId: value('tenantId'), memberId: value('memberId') })},
  clock AS (SELECT ${lastBeatOf(value('memberId'))} AS at)
  SELECT c.published_number AS number, x.watched, coalesce(x.position, 0) AS position, x.sitting AS "playerId",
    x.done_at IS NOT NULL AS done,
    coalesce(l.progress, 0) / 1000.0::float AS progress, ${iso('l.finished_at')} AS "finishedAt",
    extract(epoch FROM clock_timestamp())::float8 * 1000 AS now,
    extract(epoch FROM clock.at)::float8 * 1000 AS clock, clock.at::text AS "clockAt" ${moreColumns}
  FROM reach JOIN course c ON c.id = reach.course_id
  JOIN course_revision r ON r.course_id = c.id AND r.number = c.published_number
  LEFT JOIN course_learner l ON l.course_id = c.id AND l.member_id = ${value('memberId')}::uuid
  LEFT JOIN lesson_learner x ON x.member_id = ${value('memberId')}::uuid
    AND x.lesson_id = ${value('lessonId')}::uuid
  CROSS JOIN clock
  WHERE reach.course_id = ${value('courseId')}::uuid`;

const snapshotQuery = preparedQuery<keyof LearningQuery>('look_at_lesson', (value) =>
  snapshotSql(value),
);

const snapshotOf = (row: Row | undefined, lesson: Lesson | null | undefined): LearningSnapshot => {
  if (!row || !lesson) throw new BusinessError(errorCodes.notFound);
  return { ...row, lesson };
};

/** Reads it in one statement, using the cached course of this process. */
export async function readSnapshotFast(
  db: Database,
  learner: Learner,
  { courseId, lessonId }: LessonRef,
): Promise<LearningSnapshot> {
  const { tenantId, memberId } = learner;
  const [row] = await db.queryAsSystem<Row>(
    snapshotQuery({ tenantId, memberId, courseId, lessonId }),
  );
  const lessons = row && (await publishedLessons(db, courseId, row.number));
  return snapshotOf(row, lessons?.get(lessonId));
}

/** Reads it in a transaction, including the transaction's own changes. */
export async function readSnapshot(
  tx: Tx,
  learner: Learner,
  target: LessonRef,
): Promise<LearningSnapshot> {
  const lesson = sql`, jsonb_path_query_first(r.content,
    '$.chapters[*].lessons[*] ? (@.id == $lesson)',
    jsonb_build_object('lesson', ${target.lessonId}::text)) AS lesson`;
  const params = { ...learner, ...target };
  const query = snapshotSql((name) => params[name], lesson);
  const { rows } = await tx.execute<Row & { lesson: Lesson | null }>(query);
  return snapshotOf(rows[0], rows[0]?.lesson);
}

export function progressOf({ lesson, ...fields }: LearningSnapshot): LessonProgress {
  const { watched, done, progress, finishedAt } = fields;
  const watchedRanges = watched ?? [];
  return {
    done,
    watched: shareOf(lesson, watchedRanges, done),
    bound: boundOf(lesson, watchedRanges, done),
    progress,
    finishedAt,
  };
}
