import { errorCodes, type LessonSource, type ShortLivedUrl } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { addressOf } from '../../files/addresses';
import type { Files } from '../../files/files';
import type { Variant } from '../../files/signatures';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { lessonsOf } from '../courses/content';
import { problemOf } from '../courses/lesson-problems';
import { type OpenLesson, openIn, openLesson } from './open-lesson';
import { publishedCourse } from './published-course';
import { learnerOf, visibleCoursesOf } from './visible-courses';

/** Milliseconds: an external link has no address that expires, so it is valid for a day. */
const DAY = 86_400_000;

interface FileFacts extends Record<string, unknown> {
  id: string;
  name: string;
  mediaType: string | null;
}

const unavailable = () => new BusinessError(errorCodes.conflict, { phrase: 'course.noLesson' });

async function fileFacts(tx: Tx, id: string): Promise<FileFacts> {
  const { rows } = await tx.execute<FileFacts>(sql`
    SELECT id, name, media_type AS "mediaType" FROM stored_file WHERE id = ${id}::uuid`);
  const [file] = rows;
  if (!file) throw unavailable();
  return file;
}

/** Pictures are served re-encoded; what no page can show is a download. */
function variantOf(kind: string, mediaType: string | null): Variant {
  if (kind === 'image') return 'picture';
  return kind === 'document' && mediaType !== 'application/pdf' ? 'download' : 'file';
}

async function sourceOf(
  tx: Tx,
  { secret }: Files,
  { sessionId }: Caller,
  { lesson, resources }: OpenLesson,
): Promise<LessonSource> {
  if (lesson.kind === 'link') {
    const expiresAt = new Date(Date.now() + DAY).toISOString();
    const link = { url: lesson.url ?? '', expiresAt, mediaType: 'text/html' };
    return { ...link, fileName: lesson.title, posterUrl: null };
  }
  const resource = resources.usable.get(lesson.resourceId ?? '');
  if (!resource || problemOf(lesson, resources) !== null) throw unavailable();
  const file = await fileFacts(tx, resource.fileId);
  const { posterId } = resource;
  const poster = posterId && { id: posterId, name: 'poster' };
  const mediaType = lesson.kind === 'image' ? 'image/webp' : file.mediaType;
  return {
    ...addressOf(secret, file, { variant: variantOf(lesson.kind, file.mediaType), sessionId }),
    mediaType: mediaType ?? 'application/octet-stream',
    fileName: file.name,
    posterUrl: poster ? addressOf(secret, poster, { variant: 'picture', sessionId }).url : null,
  };
}

/** What the player shows for a lesson that the caller may watch now. As the system. */
export async function lessonSource(
  tx: Tx,
  files: Files,
  caller: Caller,
  target: { readonly courseId: string; readonly lessonId: string },
): Promise<LessonSource> {
  return sourceOf(tx, files, caller, await openLesson(tx, learnerOf(caller), target));
}

/** The same for a resource, in any lesson that the caller may watch now. */
export async function resourceAddress(
  tx: Tx,
  files: Files,
  caller: Caller,
  resourceId: string,
): Promise<ShortLivedUrl> {
  const learner = learnerOf(caller);
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH RECURSIVE ${visibleCoursesOf(learner)}
    SELECT s.id FROM shown s JOIN course_resource u ON u.course_id = s.id AND u.number = s.number
    WHERE u.resource_id = ${resourceId}::uuid ORDER BY s.granted DESC, s.id`);
  let refusal: unknown = new BusinessError(errorCodes.notFound);
  for (const { id: courseId } of rows) {
    const course = await publishedCourse(tx, learner, courseId);
    const lessons = lessonsOf(course.content).filter((lesson) => lesson.resourceId === resourceId);
    for (const { id } of lessons) {
      try {
        const open = await openIn(tx, learner, course, id);
        const { url, expiresAt } = await sourceOf(tx, files, caller, open);
        return { url, expiresAt };
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        refusal = error;
      }
    }
  }
  throw refusal;
}
