import { z } from 'zod';
import * as fields from '../../http/fields';
import { type BodyShape, defaultShape } from '../../http/json-shape';
import { key, TITLE } from './course-fields';

const CHAPTERS = 100;

export const LESSONS = 500;

/** One day, in seconds. */
const MAX_SECONDS = 86_400;

export const lessonKinds = ['video', 'audio', 'document', 'image', 'link', 'live'] as const;

export const rules = ['watched', 'opened', 'attended'] as const;

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
  title: fields.requiredText(TITLE),
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
  title: fields.requiredText(TITLE),
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
