import { isDeepStrictEqual } from 'node:util';
import type { CourseSaved, Lesson, LessonRule } from '@edu/shared-utility/contract';
import { eq } from 'drizzle-orm';
import { asSystem, type TenantTx } from '../../db/database';
import { courseRevision } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import type { PhraseKey } from '../../phrases';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import { type UsableResource, usableResources } from '../resources/usable-resources';
import { lessonsOf, type StoredChapter, sumsOf } from './content';
import { type ChaptersSave, LESSONS, type LessonInput } from './course-fields';
import type { CoverOf } from './covers';
import { type CourseParts, sessionsOf } from './lesson-problems';
import { requireMove } from './moves';
import { recordResources } from './note-resources';
import { type CourseRow, lockCourse } from './read-course';
import { requireWrite } from './rights';
import { writeCourse } from './save-course';

const isSecure = (url: string): boolean => URL.canParse(url) && /^https:\/\/[^\s<>"']+$/i.test(url);

interface KnownReferences {
  readonly usable: ReadonlyMap<string, UsableResource>;
  readonly sessions: CourseParts['sessions'];
  /** Stored lessons by id: a lesson whose resource was withdrawn stays as it is. */
  readonly present: ReadonlyMap<string, Lesson>;
  readonly chapterIds: ReadonlySet<string>;
}

const refuse = (field: string, phrase: PhraseKey): never => {
  throw new FieldError(field, phrase);
};

/** Checks the live session of a lesson; it may be missing until the course is published. */
function sessionOf(
  { id, liveId, resourceId, url }: LessonInput,
  at: string,
  references: KnownReferences,
) {
  if (resourceId !== null) refuse(`${at}.resourceId`, 'course.liveAlone');
  if (url !== null) refuse(`${at}.url`, 'course.liveAlone');
  const formerLiveId = id === undefined ? undefined : references.present.get(id)?.liveId;
  if (liveId && liveId !== formerLiveId && references.sessions.get(liveId)?.isCancelled !== false) {
    refuse(`${at}.liveId`, 'course.live');
  }
  return { resourceId, url, seconds: 0, preview: false, ...(liveId && { liveId }) };
}

/** The length in seconds: that of the resource if the lesson plays it. */
function lessonContentOf(sent: LessonInput, at: string, references: KnownReferences) {
  const { kind, resourceId, url } = sent;
  if (kind === 'live') return sessionOf(sent, at, references);
  if (kind === 'link') {
    if (resourceId !== null) refuse(`${at}.resourceId`, 'course.linkAlone');
    if (url === null || !isSecure(url)) return refuse(`${at}.url`, 'course.link');
    return { resourceId, url, seconds: sent.seconds };
  }
  if (url !== null) refuse(`${at}.url`, 'course.resourceAlone');
  if (resourceId === null) return refuse(`${at}.resourceId`, 'course.resource');
  const formerLiveId = sent.id === undefined ? undefined : references.present.get(sent.id);
  const isUnchanged = formerLiveId?.resourceId === resourceId && formerLiveId.kind === kind;
  const usableResource = references.usable.get(resourceId);
  if (!isUnchanged && (usableResource?.kind !== kind || usableResource.state === 'refused')) {
    refuse(`${at}.resourceId`, 'course.resource');
  }
  const isPlayed = kind === 'video' || kind === 'audio';
  const length = usableResource?.seconds ?? (isUnchanged ? formerLiveId.seconds : null);
  return { resourceId, url, seconds: (isPlayed ? length : null) ?? sent.seconds };
}

/** Corrects the completion rule: links can only be opened, and only live sessions attended. */
function ruleOf({ kind, rule }: LessonInput): LessonRule {
  if (kind === 'live') return rule === 'opened' ? rule : 'attended';
  return kind === 'link' || rule === 'attended' ? 'opened' : rule;
}

function storedLesson(sent: LessonInput, at: string, references: KnownReferences): Lesson {
  if (sent.id !== undefined && !references.present.has(sent.id))
    refuse(`${at}.id`, 'course.unknown');
  const lessonContent = lessonContentOf(sent, at, references);
  const rule = ruleOf(sent);
  if (rule === 'watched' && lessonContent.seconds === 0) refuse(`${at}.seconds`, 'course.length');
  const percent = rule === 'watched' ? sent.percent : 100;
  const { liveId: _, ...lesson } = sent;
  return { ...lesson, ...lessonContent, rule, percent, id: sent.id ?? crypto.randomUUID() };
}

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
  coverOf: CoverOf,
): Promise<CourseSaved> {
  const row = await lockCourse(tx, caller, { id: courseId, version }, coverOf);
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
