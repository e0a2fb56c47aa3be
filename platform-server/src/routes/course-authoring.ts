import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { copyCourse } from '../domain/courses/copy-course';
import { COURSE_BODY_LIMIT, courseFilter, courseSave } from '../domain/courses/course-fields';
import { deleteCourse, endCourse } from '../domain/courses/end-course';
import { findCourses } from '../domain/courses/find-courses';
import { publishCourse } from '../domain/courses/publish';
import { courseRow, readCourse } from '../domain/courses/read-course';
import { saveCourse } from '../domain/courses/save-course';
import { fileAddressesFor } from '../domain/file-addresses';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { CourseBase } from './course-bases';
import { courseReply, courseSaved, courseSummary } from './course-replies';

const [read, author, publisher] = ['course.read', 'course.author', 'course.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInQuery });

/** Reading, saving and moving a course, by one of the two names of the calls. */
export function courseAuthoringRoutes(app: FastifyInstance, base: CourseBase): void {
  const { files } = app.services;

  route(app, base.findManageList, {
    request: z.object({ ...fields.page, ...courseFilter }),
    response: fields.pageOf(courseSummary),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findCourses(t, caller, query, fileAddressesFor(files, caller))),
  });

  route(app, base.findById, {
    request: idInput,
    response: courseReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => {
        const row = await courseRow(t, caller, id);
        return readCourse(t, caller, row, fileAddressesFor(files, caller));
      }),
  });

  route(app, base.save, {
    request: courseSave,
    response: courseSaved,
    access: author,
    bodyLimit: COURSE_BODY_LIMIT,
    bodyShape: richTextShape,
    handler: (input, { tx, caller }) =>
      tx((t) => saveCourse(t, caller, input, fileAddressesFor(files, caller))),
  });

  route(app, base.delete, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: author,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteCourse(t, caller, input, fileAddressesFor(files, caller)));
      return null;
    },
  });

  route(app, base.publish, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publisher,
    handler: async (input, { tx, caller }) => {
      await tx((t) => publishCourse(t, caller, input, fileAddressesFor(files, caller)));
      return null;
    },
  });

  route(app, base.unPublish, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publisher,
    handler: async (input, { tx, caller }) => {
      await tx((t) => endCourse(t, caller, 'unPublish', input, fileAddressesFor(files, caller)));
      return null;
    },
  });

  route(app, base.copy, {
    request: idInput,
    response: replies.createdReply,
    access: author,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyCourse(t, caller, id, locale)),
  });
}
