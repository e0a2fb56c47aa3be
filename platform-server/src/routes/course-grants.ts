import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { extendGrants, setGrantsEnd, withdrawGrants } from '../domain/courses/change-grants';
import { findGrants } from '../domain/courses/find-grants';
import { grantCourses } from '../domain/courses/grant-courses';
import {
  audiences,
  grantDays,
  grantFilter,
  grantInput,
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
    request: grantInput,
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
}
