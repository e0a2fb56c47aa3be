import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { type CourseContent, lessonsOf } from '../domain/courses/content';
import type { PlannedCourse } from './course-plan';
import { DAY } from './day';
import { seedId } from './seed-id';

/** Progress by learner: most leave early, a third finishes. */
const progressOf = (i: number): number => {
  const percentile = (i * 37) % 100;
  return percentile < 35 ? 1 : ((percentile - 35) / 65) ** 1.4;
};

interface LearnedCourse {
  readonly memberId: string;
  /** Share of the course that is done, 0 to 1. */
  readonly share: number;
  readonly startedAt: Date;
}

/** Students of its organisation who have started it, spread over the time since its publication. */
async function learnersOf(tx: Tx, plan: PlannedCourse): Promise<LearnedCourse[]> {
  const { index, organId, daysAgo } = plan;
  const { memberId } = t.actor;
  const students = await tx
    .select({ memberId })
    .from(t.actor)
    .where(
      and(eq(t.actor.organId, organId), eq(t.actor.kind, 'student'), eq(t.actor.status, 'active')),
    )
    .orderBy(asc(t.actor.memberPhone));
  const count = Math.min(students.length, 6 + ((index * 13) % 19));
  const chosen = Array.from(
    { length: count },
    (_, i) => students[(index * 17 + i * 3) % students.length]?.memberId ?? '',
  );
  // The demo's student account has started some courses and finished one.
  const demoStudent = seedId('member:sunrise:13900000006');
  const otherLearners = chosen.filter((value) => value !== demoStudent);
  const isDemoStudents = plan.organKey === 'sunrise:head' && index % 4 === 0 && index < 16;
  const all = [...new Set([...(isDemoStudents ? [demoStudent] : []), ...otherLearners])];
  return all.map((item, i) => ({
    memberId: item,
    share: item === demoStudent ? ([1, 0.6, 0.4, 0.2][index / 4] ?? 0.2) : progressOf(i + index),
    startedAt: new Date(Date.now() - ((daysAgo - 3) * (1 - i / all.length) + 1) * DAY),
  }));
}

/** Seeds the learning progress of a course. */
export async function seedCourseProgress(
  tx: Tx,
  plan: PlannedCourse,
  content: CourseContent,
): Promise<void> {
  const { tenantId, id: courseId, organId } = plan;
  const lessons = lessonsOf(content);
  // Live sessions have not been attended yet.
  const open = lessons.filter(({ kind }) => kind !== 'live');
  const learners = (await learnersOf(tx, plan)).map((learned) => {
    const done = Math.floor(learned.share * open.length);
    // They are in the middle of the next lesson.
    const begunLessons = open.slice(0, Math.min(done + 1, open.length));
    const seconds = begunLessons.map((lesson, index) =>
      index < done ? lesson.seconds : Math.floor(lesson.seconds / 3),
    );
    const lastAt = new Date(
      Math.min(Date.now() - DAY / 4, learned.startedAt.getTime() + done * 2 * DAY),
    );
    return { ...learned, done, begunLessons, seconds, lastAt };
  });
  if (learners.length === 0) return;
  await tx.insert(t.courseLearner).values(
    learners.map(({ memberId, done, begunLessons, seconds, startedAt, lastAt }) => ({
      ...{ tenantId, memberId, courseId, organId, startedAt, lastAt },
      progress: Math.floor((done * 1000) / lessons.length),
      seconds: seconds.reduce((sum, second) => sum + second, 0),
      lastLessonId: begunLessons.at(-1)?.id ?? null,
      finishedAt: done === lessons.length ? lastAt : null,
    })),
  );
  await tx.insert(t.lessonLearner).values(
    learners.flatMap(({ memberId, done, begunLessons, seconds, startedAt, lastAt }) =>
      begunLessons.map((lesson, index) => ({
        ...{ tenantId, memberId, courseId, lessonId: lesson.id, startedAt },
        watched: seconds[index] ? [0, seconds[index]] : [],
        position: seconds[index] ?? 0,
        seconds: seconds[index] ?? 0,
        doneAt: index < done ? lastAt : null,
      })),
    ),
  );
  await tx.update(t.course).set({ learnerCount: learners.length }).where(eq(t.course.id, courseId));
}
