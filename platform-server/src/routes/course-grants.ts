import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extendGrants, setGrantsEnd, withdrawGrants } from '../domain/courses/change-grants';
import { courseFigures } from '../domain/courses/figures';
import { findGrants } from '../domain/courses/find-grants';
import { findLearners } from '../domain/courses/find-learners';
import { grantCourses } from '../domain/courses/grant-courses';
import {
  audiences,
  grantDays,
  grantFilter,
  grantOrder,
  grantState,
  grantStatuses,
  grantTime,
} from '../domain/courses/grant-fields';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

const grantReply = z.object({
  id: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  audience: z.enum(audiences),
  audienceId: z.string(),
  audienceName: z.string(),
  organ: z.string(),
  organName: z.string(),
  expiresAt: z.string().nullable(),
  status: z.enum(grantStatuses),
  grantedAt: z.string(),
});

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

const grantor = 'course.grant';

/** Grants of courses, and their learners. */
export async function courseGrantRoutes(app: FastifyInstance): Promise<void> {
  const { course } = contract;

  route(app, course.findCourseGrantList, {
    request: z.object({ ...fields.page, ...grantFilter }),
    response: fields.pageOf(grantReply),
    access: 'course.read',
    handler: (query, { tx, caller }) => tx((t) => findGrants(t, caller, query)),
  });

  route(app, course.batchGrant, {
    request: grantOrder,
    response: replies.nullReply,
    access: grantor,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (order, { tx, caller }) => {
      await tx((t) => grantCourses(t, caller, order));
      return null;
    },
  });

  route(app, course.batchGrantTime, {
    request: grantTime,
    response: replies.nullReply,
    access: grantor,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (input, { tx, caller }) => {
      await tx((t) => setGrantsEnd(t, caller, input));
      return null;
    },
  });

  route(app, course.batchExtendTime, {
    request: grantDays,
    response: replies.nullReply,
    access: grantor,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (input, { tx, caller }) => {
      await tx((t) => extendGrants(t, caller, input));
      return null;
    },
  });

  route(app, course.withdrawGrants, {
    request: grantState,
    response: replies.nullReply,
    access: grantor,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: async (input, { tx, caller }) => {
      await tx((t) => withdrawGrants(t, caller, input));
      return null;
    },
  });

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
