import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asSystem } from '../db/database';
import { levels } from '../domain/courses/course-fields';
import { fileAddressesFor } from '../domain/file-addresses';
import { findHotCourses, findOwnCourses, findRecommended } from '../domain/learning/find-cards';
import { studentChapters } from '../domain/learning/read-lessons';
import { resourceAddress } from '../domain/learning/source';
import { studentCourse } from '../domain/learning/student-course';
import { learnerOf } from '../domain/learning/visible-courses';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { courseChapter, documentReply, readLesson } from './course-replies';

const card = z.object({
  id: z.string(),
  title: z.string(),
  cover: z.string().nullable(),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  teacherName: z.string(),
  level: z.enum(levels),
  minutes: z.number().int(),
  lessonCount: z.number().int(),
  publishedAt: z.string().nullable(),
});

const ownCourse = card.extend({
  progress: z.number(),
  lastLessonId: z.string().nullable(),
  lastAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});

const detail = ownCourse.extend({
  summary: z.string(),
  description: z.string(),
  ...documentReply,
  keywords: z.array(z.string()),
  audience: z.string(),
  creditHours: z.number(),
  inOrder: z.boolean(),
  granted: z.boolean(),
});

const chapter = courseChapter.extend({
  lessons: z.array(
    readLesson.extend({
      done: z.boolean(),
      watched: z.number(),
      position: z.number(),
      bound: z.number().nullable(),
      locked: z.boolean(),
    }),
  ),
});

/** Courses and learning of the caller as a student. */
export async function studentCourseRoutes(app: FastifyInstance): Promise<void> {
  const { studentCourse: calls } = contract;
  const { files } = app.services;

  route(app, calls.findCourseList, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      categoryId: fields.identifier.optional(),
      state: z.enum(['new', 'begun', 'finished']).optional(),
    }),
    response: fields.pageOf(ownCourse),
    handler: (query, { tx, caller }) =>
      tx((t) => findOwnCourses(t, learnerOf(caller), query, fileAddressesFor(files, caller))),
  });

  route(app, calls.findHotCourse, {
    response: z.array(card),
    handler: (_, { tx, caller }) =>
      tx((t) => findHotCourses(t, learnerOf(caller), fileAddressesFor(files, caller))),
  });

  route(app, calls.findRecommendCourse, {
    response: z.array(card),
    handler: (_, { tx, caller }) =>
      tx((t) => findRecommended(t, learnerOf(caller), fileAddressesFor(files, caller))),
  });

  route(app, calls.findCourseById, {
    request: z.object({ id: fields.identifier }),
    response: detail,
    handler: ({ id }, { tx, caller }) =>
      tx((t) =>
        asSystem(t, (s) =>
          studentCourse(s, learnerOf(caller), id, fileAddressesFor(files, caller)),
        ),
      ),
  });

  route(app, calls.findCourseItemInfo, {
    request: z.object({ courseId: fields.identifier }),
    response: z.array(chapter),
    handler: ({ courseId }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => studentChapters(s, learnerOf(caller), courseId))),
  });

  route(app, calls.getVideoUrlByResourceId, {
    request: z.object({ resourceId: fields.identifier }),
    response: z.object({ url: z.string(), expiresAt: z.string() }),
    handler: ({ resourceId }, { tx, caller }) =>
      tx((t) => asSystem(t, (s) => resourceAddress(s, files, caller, resourceId))),
  });
}
