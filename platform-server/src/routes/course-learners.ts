import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courseFigures } from '../domain/courses/figures';
import { findLearners } from '../domain/courses/find-learners';
import * as fields from '../http/fields';
import { route } from '../http/route';

const count = z.number().int();

const figuresReply = z.object({
  granted: count,
  enrolled: count,
  finished: count,
  seconds: count,
  lessons: z.array(
    z.object({
      lessonId: z.string(),
      title: z.string(),
      chapterTitle: z.string(),
      started: count,
      finished: count,
      seconds: count,
    }),
  ),
});

const learnerReply = z.object({
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  departmentName: z.string().nullable(),
  branchName: z.string().nullable(),
  progress: z.number(),
  seconds: count,
  startedAt: z.string(),
  lastAt: z.string(),
  finishedAt: z.string().nullable(),
});

/** The learners of a course and its figures. */
export async function courseLearnerRoutes(app: FastifyInstance): Promise<void> {
  const { course } = contract;

  route(app, course.figures, {
    request: z.object({ id: fields.identifier }),
    response: figuresReply,
    access: 'course.read',
    handler: ({ id }, { tx, caller }) => tx((t) => courseFigures(t, caller, id)),
  });

  route(app, course.findLearners, {
    request: z.object({
      ...fields.page,
      id: fields.identifier,
      keyword: fields.text(64).optional(),
      finished: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
    }),
    response: fields.pageOf(learnerReply),
    access: 'course.read',
    handler: (query, { tx, caller }) => tx((t) => findLearners(t, caller, query)),
  });
}
