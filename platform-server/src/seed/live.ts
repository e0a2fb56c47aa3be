import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { membersWithAccess } from '../domain/courses/members-with-access';
import { plannedCourses } from './course-plan';
import { type SeedLive, sessions } from './live-plan';
import { seedId } from './seed-id';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

function startOf({ day, hour }: SeedLive): Date {
  const begin = new Date(Date.now() + day * DAY);
  if (hour === undefined) return new Date(begin.getTime() - 60 * MINUTE);
  begin.setUTCHours(hour, 0, 0, 0);
  return begin;
}

/** Live sessions of the last weeks and the next ones; one is running at the time of seeding. */
export async function seedLive(tx: Tx): Promise<void> {
  const rows = sessions.map((session, index) => {
    const plan = plannedCourses.find(
      ({ organKey, index: at }) => `${organKey}:${at}` === session.course,
    );
    if (!plan) throw new Error(`no course ${session.course}`);
    const { id: courseId, tenantId, organId, branchId, teacherName, createdBy } = plan;
    const startsAt = startOf(session);
    const isOver = startsAt.getTime() < Date.now();
    const plannedAt = new Date(startsAt.getTime() - 20 * DAY);
    return {
      ...{
        id: seedId(`live:${index}`),
        tenantId,
        organId,
        branchId,
        courseId,
        title: session.title,
      },
      ...{
        hostName: teacherName,
        startsAt,
        zone: session.zone ?? 'Asia/Shanghai',
        remindMinutes: 15,
      },
      endsAt: new Date(startsAt.getTime() + session.minutes * MINUTE),
      summary: session.summary ?? '',
      joinUrl: session.hasNoMeeting ? null : `https://meet.example.com/edu-${index + 1}`,
      remindedAt: isOver ? new Date(startsAt.getTime() - 15 * MINUTE) : null,
      toldAt: isOver ? new Date(startsAt.getTime() - 15 * MINUTE) : null,
      cancelledAt: session.cancelled ? new Date(Date.now() - DAY) : null,
      reason: session.cancelled ?? null,
      createdBy: createdBy ?? tenantId,
      ...{ createdAt: plannedAt, updatedAt: plannedAt },
    };
  });
  await tx.insert(t.liveSession).values(rows);
  const courses = sql.join(
    rows.map(({ courseId }) => sql`${courseId}::uuid`),
    sql`, `,
  );
  const { rows: peopleWithAccess } = await tx.execute<{ courseId: string; memberId: string }>(sql`
    SELECT course_id AS "courseId", member_id AS "memberId"
    FROM (${membersWithAccess(courses)}) reached ORDER BY course_id, member_id`);
  const attendance = rows
    .filter(({ startsAt, cancelledAt }) => startsAt.getTime() < Date.now() && !cancelledAt)
    .flatMap(({ id: liveId, tenantId, courseId, startsAt }) =>
      peopleWithAccess
        .filter((learner) => learner.courseId === courseId)
        .filter((_, index) => index % 3 !== 2)
        .map(({ memberId }, index) => ({
          ...{ tenantId, liveId, memberId },
          joinedAt: new Date(startsAt.getTime() + ((index % 20) - 8) * MINUTE),
        })),
    );
  for (let index = 0; index < attendance.length; index += 500) {
    await tx.insert(t.liveAttendance).values(attendance.slice(index, index + 500));
  }
}
