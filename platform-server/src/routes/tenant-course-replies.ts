import { z } from 'zod';
import { courseSummary, readLesson } from './course-replies';

export const tenantCourse = courseSummary
  .pick({
    id: true,
    title: true,
    status: true,
    teacherName: true,
    lessonCount: true,
    learnerCount: true,
    minutes: true,
    organName: true,
    publishedAt: true,
    updatedAt: true,
  })
  .extend({ saasId: z.string(), saasName: z.string(), termination: z.string().nullable() });

export const tenantCourseDetail = tenantCourse.extend({
  summary: z.string(),
  description: z.string(),
  chapters: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      lessons: z.array(readLesson.pick({ id: true, title: true, kind: true, url: true })),
    }),
  ),
});
