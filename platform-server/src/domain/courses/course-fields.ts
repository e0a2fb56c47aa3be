import type { CourseFilter, CourseSort } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import { type BodyShape, defaultShape } from '../../http/json-shape';
import { RICH_TEXT_BODY_LIMIT, richText } from '../../http/rich-text';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

const [TITLE, TEACHER, SUMMARY, AUDIENCE] = [100, 50, 500, 200];
/** Longest description in characters. */
export const DESCRIPTION = 20_000;
const [KEYWORDS, TEACHERS] = [10, 20];
/** In fen: a hundred thousand yuan. */
const MAX_PRICE = 10_000_000;
const MAX_HOURS = 1000;
const CHAPTERS = 100;
export const LESSONS = 500;
/** One day, in seconds. */
const MAX_SECONDS = 86_400;

export const statuses = ['draft', 'published', 'unpublished', 'cancelled', 'terminated'] as const;
export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const lessonKinds = ['video', 'audio', 'document', 'image', 'link', 'live'] as const;
export const rules = ['watched', 'opened', 'attended'] as const;

const orders = ['title', 'createdAt', 'updatedAt', 'learnerCount'] as const;
const sorts = orders.flatMap((field) => [field, `-${field}`]) as CourseSort[];

/** Conditions of the list of courses, shared by all calls that filter it. */
export const courseFilter = {
  keyword: fields.text(64).optional(),
  categoryId: fields.identifier.optional(),
  status: z.enum(statuses).optional(),
  level: z.enum(levels).optional(),
  branchId: fields.identifier.optional(),
  teacherId: fields.identifier.optional(),
  sort: z.enum(sorts).optional(),
} satisfies { [K in keyof CourseFilter]: z.ZodType };

const keywords = z
  .array(fields.title(20), key('course.keywords'))
  .max(KEYWORDS, key('course.keywords'))
  .transform((list) => [...new Set(list)]);

const shape = {
  title: fields.title(TITLE),
  coverUploadId: fields.identifier.nullish(),
  categoryId: fields.identifier.nullish(),
  teacherName: fields.text(TEACHER).trim().optional(),
  teacherIds: z.array(fields.identifier).max(TEACHERS).optional(),
  summary: fields.text(SUMMARY).trim().optional(),
  description: fields.text(DESCRIPTION).trim().optional(),
  document: richText().nullish(),
  keywords: keywords.optional(),
  audience: fields.text(AUDIENCE).trim().optional(),
  creditHours: z
    .number(key('course.hours'))
    .min(0, key('course.hours'))
    .max(MAX_HOURS, key('course.hours'))
    .optional(),
  level: z.enum(levels).optional(),
  price: z
    .int(key('course.price'))
    .min(0, key('course.price'))
    .max(MAX_PRICE, key('course.price'))
    .optional(),
  inOrder: z.boolean().optional(),
};

/** A new course, or with an id the changed fields of one. */
export const courseSave = z.object({
  ...shape,
  title: shape.title.optional(),
  id: fields.identifier.optional(),
  version: fields.version,
});

export type CourseSaveInput = z.output<typeof courseSave>;

const seconds = z
  .int(key('course.seconds'))
  .min(0, key('course.seconds'))
  .max(MAX_SECONDS, key('course.seconds'));
const percent = z
  .int(key('course.percent'))
  .min(1, key('course.percent'))
  .max(100, key('course.percent'));

const lesson = z.object({
  id: fields.identifier.optional(),
  title: fields.title(TITLE),
  kind: z.enum(lessonKinds),
  resourceId: fields.identifier.nullable(),
  liveId: fields.identifier.nullish(),
  url: z.string().max(2000, key('course.link')).nullable(),
  seconds,
  preview: z.boolean(),
  rule: z.enum(rules),
  percent,
  seekAhead: z.boolean(),
});

const chapter = z.object({
  id: fields.identifier.optional(),
  title: fields.title(TITLE),
  lessons: z.array(lesson).max(LESSONS, key('course.lessons')),
});

export const chaptersInput = z.object({
  courseId: fields.identifier,
  chapters: z.array(chapter).max(CHAPTERS, key('course.chapters')),
  version: fields.version,
});

export type ChaptersSave = z.output<typeof chaptersInput>;
export type LessonInput = z.output<typeof lesson>;

/** Largest request body in bytes, for the most chapters allowed. */
export const CHAPTERS_BODY_LIMIT = 2 * 1024 * 1024;
/** The allowed shape of that body: a lesson has ten members, a chapter three. */
export const chaptersShape: BodyShape = {
  ...defaultShape,
  values: LESSONS * 12 + CHAPTERS * 5,
};
/** Largest request body in bytes, for a course with a description and a document. */
export const COURSE_BODY_LIMIT = 131_072 + RICH_TEXT_BODY_LIMIT;
