import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courseFilter } from '../domain/courses/course-fields';
import { terminateCourse } from '../domain/courses/end-course';
import { findTenantCourse, findTenantCourses } from '../domain/courses/tenant-courses';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { tenantCourse, tenantCourseDetail } from './tenant-course-replies';

/** Courses of all tenants, for operators. */
export async function coursesOfTenantsRoutes(app: FastifyInstance): Promise<void> {
  const { course } = contract;

  route(app, course.forcedTermination, {
    request: z.object({ courseId: fields.identifier, reason: fields.requiredText(200) }),
    response: replies.nullReply,
    access: 'platform.course',
    handler: async (input, { tx, caller }) => {
      await tx((t) => terminateCourse(t, caller, input));
      return null;
    },
  });

  route(app, course.findOfTenants, {
    request: z.object({
      ...fields.page,
      keyword: courseFilter.keyword,
      status: courseFilter.status,
      saasId: fields.identifier.optional(),
    }),
    response: fields.pageOf(tenantCourse),
    access: 'platform.course',
    handler: (query, { db }) => db.withSystem((t) => findTenantCourses(t, query)),
  });

  route(app, course.findOneOfTenants, {
    request: z.object({ id: fields.identifier }),
    response: tenantCourseDetail,
    access: 'platform.course',
    handler: ({ id }, { db }) => db.withSystem((t) => findTenantCourse(t, id)),
  });
}
