import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courseFilter } from '../domain/courses/course-fields';
import { trainsOfCourse } from '../domain/courses/course-trains';
import { endCourse } from '../domain/courses/end-course';
import { grantedCourse } from '../domain/courses/published';
import { restoreRevision, revisionsOf } from '../domain/courses/revisions';
import { findValidCourses } from '../domain/courses/valid-courses';
import { fileAddressesFor } from '../domain/file-addresses';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { courseAuthoringRoutes } from './course-authoring';
import { bases } from './course-bases';
import { courseChapterRoutes } from './course-chapters';
import { courseReply, courseRevisions, courseSaved, courseSummary } from './course-replies';

const [read, author, publisher] = ['course.read', 'course.author', 'course.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInQuery });
const ofCourse = z.object({ courseId: fields.identifier });

/** Courses of the caller's organisation, within the caller's branches. */
export async function courseRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { course, courseAdmin } = contract;

  for (const base of bases(contract)) {
    courseAuthoringRoutes(app, base);
    courseChapterRoutes(app, base);
  }

  route(app, courseAdmin.cancel, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publisher,
    handler: async (input, { tx, caller }) => {
      await tx((t) => endCourse(t, caller, 'cancel', input, fileAddressesFor(files, caller)));
      return null;
    },
  });

  route(app, courseAdmin.findRaaSCourseById, {
    request: idInput,
    response: courseReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => grantedCourse(t, caller, id, fileAddressesFor(files, caller))),
  });

  route(app, courseAdmin.findTrainListByCourseId, {
    request: ofCourse,
    response: z.array(z.object({ trainId: z.string(), title: z.string() })),
    access: read,
    handler: ({ courseId }, { tx, caller }) => tx((t) => trainsOfCourse(t, caller, courseId)),
  });

  route(app, course.findValidCourseList, {
    request: z.object({
      pageNum: fields.page.pageNum.optional(),
      pageSize: fields.page.pageSize.optional(),
      keyword: courseFilter.keyword,
    }),
    response: fields.pageOf(courseSummary),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findValidCourses(t, caller, query, fileAddressesFor(files, caller))),
  });

  route(app, course.findRevisions, {
    request: idInput,
    response: courseRevisions,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => revisionsOf(t, caller, id)),
  });

  route(app, course.restoreRevision, {
    request: idInput.extend({ version: fields.version, number: z.number().int().min(1) }),
    response: courseSaved,
    access: author,
    handler: (input, { tx, caller }) =>
      tx((t) => restoreRevision(t, caller, input, fileAddressesFor(files, caller))),
  });
}
