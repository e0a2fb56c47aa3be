import { errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { BusinessError } from '../../http/business-error';
import { type CourseContent, contentWithDefaults } from '../courses/content';
import type { Learner } from '../courses/course-access';
import { visibleCoursesOf } from './visible-courses';

export interface PublishedCourse {
  readonly id: string;
  readonly organId: string;
  readonly granted: boolean;
  readonly content: CourseContent;
}

/** A course as published; in a transaction of the system, like everything in this file. */
export async function publishedCourse(
  tx: Tx,
  learner: Learner,
  id: string,
): Promise<PublishedCourse> {
  const { rows } = await tx.execute<PublishedCourse & Record<string, unknown>>(sql`
    WITH RECURSIVE ${visibleCoursesOf(learner)}
    SELECT s.id, s.organ_id AS "organId", s.granted, r.content FROM shown s
    JOIN course_revision r ON r.course_id = s.id AND r.number = s.number
    WHERE s.id = ${id}::uuid`);
  const [row] = rows;
  if (!row) throw new BusinessError(errorCodes.notFound);
  return { ...row, content: contentWithDefaults(row.content) };
}
