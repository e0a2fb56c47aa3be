import { z } from 'zod';
import { lessonKinds, rules } from '../domain/courses/chapter-fields';
import { levels, statuses } from '../domain/courses/course-fields';
import { richTextFile, storedRichText } from '../http/rich-text';

const lessonProblem = z.enum([
  ...(['missing', 'withdrawn', 'converting', 'failed', 'unplanned', 'cancelled'] as const),
]);

export const courseSummary = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  teacherName: z.string(),
  status: z.enum(statuses),
  level: z.enum(levels),
  price: z.number().int(),
  minutes: z.number().int(),
  lessonCount: z.number().int(),
  learnerCount: z.number().int(),
  organId: z.string(),
  organName: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  hasChanges: z.boolean(),
  version: z.number().int(),
});

export const readLesson = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(lessonKinds),
  resourceId: z.string().nullable(),
  liveId: z.string().nullable().optional(),
  url: z.string().nullable(),
  seconds: z.number().int(),
  preview: z.boolean(),
  rule: z.enum(rules),
  percent: z.number().int(),
  seekAhead: z.boolean(),
  resourceTitle: z.string().nullable(),
  problem: lessonProblem.nullable(),
});

export const courseChapter = z.object({
  id: z.string(),
  title: z.string(),
  order: z.number().int(),
  lessons: z.array(readLesson),
});

/** A document with addresses for its files. */
export const documentReply = {
  document: storedRichText.nullable(),
  documentFiles: z.array(richTextFile),
};

export const courseReply = courseSummary.extend({
  summary: z.string(),
  description: z.string(),
  ...documentReply,
  keywords: z.array(z.string()),
  audience: z.string(),
  teacherIds: z.array(z.string()),
  coverUploadId: z.string().nullable(),
  creditHours: z.number(),
  inOrder: z.boolean(),
  chapters: z.array(courseChapter),
  problems: z.array(
    z.object({
      kind: z.enum(['cover', 'summary', 'category', 'chapters', 'emptyChapter', 'lesson']),
      blocks: z.boolean(),
      chapterId: z.string().nullable(),
      lessonId: z.string().nullable(),
      lesson: lessonProblem.nullable(),
    }),
  ),
  termination: z.string().nullable(),
  mayWrite: z.boolean(),
});

export const courseSaved = z.object({ id: z.string(), version: z.number().int() });

export const courseRevisions = z.array(
  z.object({
    number: z.number().int(),
    lessonCount: z.number().int(),
    publishedAt: z.string(),
    byName: z.string().nullable(),
    isPublished: z.boolean(),
  }),
);
