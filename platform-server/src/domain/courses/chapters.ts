import { isDeepStrictEqual } from 'node:util';
import type { CourseSaved } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { courseRevision } from '../../db/schema';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { FileAddressOf } from '../file-addresses';
import { usableResources } from '../resources/usable-resources';
import { type ChaptersSave, LESSONS, type LessonInput } from './chapter-fields';
import { lessonsOf, type StoredChapter, sumsOf } from './content';
import { sessionsOf } from './course-references';
import { requireMove } from './moves';
import { type CourseRow, lockCourse } from './read-course';
import { recordResources } from './record-resources';
import { requireWrite } from './rights';
import { writeCourse } from './save-course';
import { type KnownReferences, refuse, storedLesson } from './stored-lesson';

function requireOnce(chapters: readonly StoredChapter[]): void {
  const seen = new Set<string>();
  for (const [position, { id, lessons }] of chapters.entries()) {
    if (seen.has(id)) refuse(`chapters.${position}.id`, 'course.twice');
    seen.add(id);
    for (const [index, lesson] of lessons.entries()) {
      if (seen.has(lesson.id)) refuse(`chapters.${position}.lessons.${index}.id`, 'course.twice');
      seen.add(lesson.id);
    }
  }
}

/** Ids that the course has or had in a published revision, since a removed chapter may be restored. */
async function knownReferences(
  tx: TenantTx,
  caller: Caller,
  row: CourseRow,
  sent: readonly LessonInput[],
): Promise<KnownReferences> {
  const ids = [...new Set(sent.flatMap(({ resourceId }) => resourceId ?? []))];
  const liveIds = [...new Set(sent.flatMap(({ liveId }) => liveId ?? []))];
  const revisions = await tx
    .select({ content: courseRevision.content })
    .from(courseRevision)
    .where(eq(courseRevision.courseId, row.id));
  const all = [...revisions.map(({ content }) => content), row.content];
  return {
    usable: await usableResources(tx, caller, ids),
    sessions: await asSystem(tx, (t) => sessionsOf(t, row.id, liveIds)),
    present: new Map(all.flatMap(lessonsOf).map((lesson) => [lesson.id, lesson])),
    chapterIds: new Set(all.flatMap(({ chapters }) => chapters.map(({ id }) => id))),
  };
}

async function checkedChapters(
  tx: TenantTx,
  caller: Caller,
  row: CourseRow,
  sent: ChaptersSave['chapters'],
): Promise<StoredChapter[]> {
  const lessons = sent.flatMap((item) => item.lessons);
  if (lessons.length > LESSONS) refuse('chapters', 'course.lessons');
  const references = await knownReferences(tx, caller, row, lessons);
  const chapters = sent.map(({ id, title, lessons: sentLessons }, position): StoredChapter => {
    if (id !== undefined && !references.chapterIds.has(id))
      refuse(`chapters.${position}.id`, 'course.unknown');
    return {
      id: id ?? crypto.randomUUID(),
      title,
      lessons: sentLessons.map((item, index) =>
        storedLesson(item, `chapters.${position}.lessons.${index}`, references),
      ),
    };
  });
  requireOnce(chapters);
  return chapters;
}

/** Replaces all chapters of the draft. */
export async function saveChapters(
  tx: TenantTx,
  caller: Caller,
  { courseId, version, chapters: sent }: ChaptersSave,
  fileAddressOf: FileAddressOf,
): Promise<CourseSaved> {
  const row = await lockCourse(tx, caller, { id: courseId, version }, fileAddressOf);
  await requireWrite(tx, caller, row);
  requireMove('edit', row);
  const chapters = await checkedChapters(tx, caller, row, sent);
  if (isDeepStrictEqual(chapters, row.content.chapters)) {
    return { id: courseId, version: row.version };
  }
  const content = { ...row.content, chapters };
  const sums = sumsOf(content);
  await recordResources(tx, row, 0, content);
  const saved = await writeCourse(tx, courseId, { content, ...sums, hasChanges: true });
  const detail = { chapters: chapters.length, lessons: sums.lessonCount };
  await audit(tx, { ...auditContext(caller, courseId), action: 'course.chapters', detail });
  return saved;
}
