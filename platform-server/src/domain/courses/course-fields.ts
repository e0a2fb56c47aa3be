import type { CourseFilter, CourseSort } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import { RICH_TEXT_BODY_LIMIT, richText } from '../../http/rich-text';
import type { PhraseKey } from '../../phrases';

export const key = (phrase: PhraseKey): PhraseKey => phrase;

export const [TITLE, TEACHER, SUMMARY, AUDIENCE] = [100, 50, 500, 200];
/** Longest description in characters. */
export const DESCRIPTION = 20_000;
const [KEYWORDS, TEACHERS] = [10, 20];
/** In fen: a hundred thousand yuan. */
const MAX_PRICE = 10_000_000;
const MAX_HOURS = 1000;

export const statuses = ['draft', 'published', 'unpublished', 'cancelled', 'terminated'] as const;
export const levels = ['beginner', 'intermediate', 'advanced'] as const;

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
  .array(fields.requiredText(20), key('course.keywords'))
  .max(KEYWORDS, key('course.keywords'))
  .transform((list) => [...new Set(list)]);

const shape = {
  title: fields.requiredText(TITLE),
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
/** Largest request body in bytes, for a course with a description and a document. */
export const COURSE_BODY_LIMIT = 131_072 + RICH_TEXT_BODY_LIMIT;
