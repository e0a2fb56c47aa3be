import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  CHAPTERS_BODY_LIMIT,
  chaptersInput,
  chaptersShape,
} from '../domain/courses/chapter-fields';
import { saveChapters } from '../domain/courses/chapters';
import { copyCourse } from '../domain/courses/copy-course';
import { COURSE_BODY_LIMIT, courseFilter, courseSave } from '../domain/courses/course-fields';
import { trainsOfCourse } from '../domain/courses/course-trains';
import { coversFor } from '../domain/courses/covers';
import { deleteCourse, endCourse } from '../domain/courses/end-course';
import { findCourses } from '../domain/courses/find-courses';
import { publishCourse } from '../domain/courses/publish';
import { grantedCourse, validChapters } from '../domain/courses/published';
import { courseRow, readCourse } from '../domain/courses/read-course';
import { restoreRevision, revisionsOf } from '../domain/courses/revisions';
import { saveCourse } from '../domain/courses/save-course';
import { findValidCourses } from '../domain/courses/valid-courses';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import * as replies from '../http/replies';
import { route } from '../http/route';
import {
  courseChapter,
  courseReply,
  courseRevisions,
  courseSaved,
  courseSummary,
} from './course-replies';

const [read, author, publisher] = ['course.read', 'course.author', 'course.publish'] as const;

const idInput = z.object({ id: fields.identifier });
const idAndVersionInput = idInput.extend({ version: fields.versionInAddress });
const ofCourse = z.object({ courseId: fields.identifier });

/** Calls that `course` and `courseAdmin` share, by their different names. */
const bases = ({ course, courseAdmin }: typeof contract) =>
  [
    {
      ...course,
      chapters: course.getValidCourseChapterInfo,
      saveAll: course.saveChapters,
      saveAndPublish: course.saveAndPublishChapters,
    },
    {
      ...courseAdmin,
      chapters: courseAdmin.getValidCourseItemInfo,
      saveAll: courseAdmin.saveItems,
      saveAndPublish: courseAdmin.saveAndPublishItems,
    },
  ] as const;

function sharedRoutes(app: FastifyInstance, base: ReturnType<typeof bases>[number]): void {
  const { files } = app.services;

  route(app, base.findManageList, {
    request: z.object({ ...fields.page, ...courseFilter }),
    response: fields.pageOf(courseSummary),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findCourses(t, caller, query, coversFor(files, caller))),
  });

  route(app, base.findById, {
    request: idInput,
    response: courseReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => {
        const row = await courseRow(t, caller, id);
        return readCourse(t, caller, row, coversFor(files, caller));
      }),
  });

  route(app, base.save, {
    request: courseSave,
    response: courseSaved,
    access: author,
    bodyLimit: COURSE_BODY_LIMIT,
    bodyShape: richTextShape,
    handler: (input, { tx, caller }) =>
      tx((t) => saveCourse(t, caller, input, coversFor(files, caller))),
  });

  route(app, base.delete, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: author,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteCourse(t, caller, input, coversFor(files, caller)));
      return null;
    },
  });

  route(app, base.publish, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publisher,
    handler: async (input, { tx, caller }) => {
      await tx((t) => publishCourse(t, caller, input, coversFor(files, caller)));
      return null;
    },
  });

  route(app, base.unPublish, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publisher,
    handler: async (input, { tx, caller }) => {
      await tx((t) => endCourse(t, caller, 'unPublish', input, coversFor(files, caller)));
      return null;
    },
  });

  route(app, base.copy, {
    request: idInput,
    response: replies.createdReply,
    access: author,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyCourse(t, caller, id, locale)),
  });

  route(app, base.chapters, {
    request: ofCourse,
    response: z.array(courseChapter),
    access: read,
    handler: ({ courseId }, { tx, caller }) => tx((t) => validChapters(t, caller, courseId)),
  });

  route(app, base.saveAll, {
    request: chaptersInput,
    response: courseSaved,
    access: author,
    bodyLimit: CHAPTERS_BODY_LIMIT,
    bodyShape: chaptersShape,
    handler: (input, { tx, caller }) =>
      tx((t) => saveChapters(t, caller, input, coversFor(files, caller))),
  });

  route(app, base.saveAndPublish, {
    request: chaptersInput,
    response: courseSaved,
    access: publisher,
    bodyLimit: CHAPTERS_BODY_LIMIT,
    bodyShape: chaptersShape,
    handler: (input, { tx, caller }) =>
      tx(async (t) => {
        const coverOf = coversFor(files, caller);
        const { id } = await saveChapters(t, caller, input, coverOf);
        await publishCourse(t, caller, { id }, coverOf);
        const { version } = await courseRow(t, caller, id);
        return { id, version };
      }),
  });
}

/** Courses of the caller's organisation, within the caller's branches. */
export async function courseRoutes(app: FastifyInstance): Promise<void> {
  const { files } = app.services;
  const { course, courseAdmin } = contract;

  for (const base of bases(contract)) sharedRoutes(app, base);

  route(app, courseAdmin.cancel, {
    request: idAndVersionInput,
    response: replies.nullReply,
    access: publisher,
    handler: async (input, { tx, caller }) => {
      await tx((t) => endCourse(t, caller, 'cancel', input, coversFor(files, caller)));
      return null;
    },
  });

  route(app, courseAdmin.findRaaSCourseById, {
    request: idInput,
    response: courseReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => grantedCourse(t, caller, id, coversFor(files, caller))),
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
      tx((t) => findValidCourses(t, caller, query, coversFor(files, caller))),
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
      tx((t) => restoreRevision(t, caller, input, coversFor(files, caller))),
  });
}
