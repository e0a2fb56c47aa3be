import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  CHAPTERS_BODY_LIMIT,
  chaptersInput,
  chaptersShape,
} from '../domain/courses/chapter-fields';
import { saveChapters } from '../domain/courses/chapters';
import { publishCourse } from '../domain/courses/publish';
import { validChapters } from '../domain/courses/published';
import { courseRow } from '../domain/courses/read-course';
import { fileAddressesFor } from '../domain/file-addresses';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { CourseBase } from './course-bases';
import { courseChapter, courseSaved } from './course-replies';

const [read, author, publisher] = ['course.read', 'course.author', 'course.publish'] as const;

/** The chapters of a course, by one of the two names of the calls. */
export function courseChapterRoutes(app: FastifyInstance, base: CourseBase): void {
  const { files } = app.services;

  route(app, base.chapters, {
    request: z.object({ courseId: fields.identifier }),
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
      tx((t) => saveChapters(t, caller, input, fileAddressesFor(files, caller))),
  });

  route(app, base.saveAndPublish, {
    request: chaptersInput,
    response: courseSaved,
    access: publisher,
    bodyLimit: CHAPTERS_BODY_LIMIT,
    bodyShape: chaptersShape,
    handler: (input, { tx, caller }) =>
      tx(async (t) => {
        const fileAddressOf = fileAddressesFor(files, caller);
        const { id } = await saveChapters(t, caller, input, fileAddressOf);
        await publishCourse(t, caller, { id }, fileAddressOf);
        const { version } = await courseRow(t, caller, id);
        return { id, version };
      }),
  });
}
