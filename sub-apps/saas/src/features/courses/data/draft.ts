import type {
  ChapterInput,
  Course,
  CourseChapter,
  CourseInput,
  Lesson,
  ReadLesson,
} from '@edu/shared-utility';

/** Everything of a course but its chapters, as the form holds it. */
export type CourseValues = Required<CourseInput>;

/** A lesson that is edited. `key` stays while the platform gives it its id. */
export type DraftLesson = Omit<Lesson, 'id'> & { readonly key: string; readonly id?: string };

export interface DraftChapter {
  readonly key: string;
  readonly id?: string;
  readonly title: string;
  readonly lessons: readonly DraftLesson[];
}

export interface Draft {
  readonly values: CourseValues;
  readonly chapters: readonly DraftChapter[];
}

/** Those of the platform, in characters and parts. */
export const limits = {
  title: 100,
  teacherName: 50,
  summary: 500,
  audience: 200,
  keyword: 20,
  keywords: 10,
  teachers: 20,
  hours: 1000,
  chapters: 100,
  lessons: 500,
} as const;

export const valuesOf = (course: Course): CourseValues => ({
  title: course.title,
  coverUploadId: course.coverUploadId,
  categoryId: course.categoryId,
  teacherName: course.teacherName,
  teacherIds: course.teacherIds,
  summary: course.summary,
  description: course.description,
  document: course.document,
  keywords: course.keywords,
  audience: course.audience,
  creditHours: course.creditHours,
  level: course.level,
  price: course.price,
  inOrder: course.inOrder,
});

const draftLesson = ({ resourceTitle, problem, ...lesson }: ReadLesson): DraftLesson => ({
  ...lesson,
  key: lesson.id,
});

export const chaptersOf = (chapters: readonly CourseChapter[]): DraftChapter[] =>
  chapters.map(({ id, title, lessons }) => ({
    key: id,
    id,
    title,
    lessons: lessons.map(draftLesson),
  }));

export const draftOf = (course: Course): Draft => ({
  values: valuesOf(course),
  chapters: chaptersOf(course.chapters),
});

/** As the call takes them. */
export const chapterInputs = (chapters: readonly DraftChapter[]): ChapterInput[] =>
  chapters.map(({ key: _, lessons, ...chapter }) => ({
    ...chapter,
    lessons: lessons.map(({ key: __, ...lesson }) => lesson),
  }));

/** Content alone: the ids that a new part has been given since make no difference. */
const contentOf = ({ title, lessons }: DraftChapter): string =>
  JSON.stringify([
    title,
    lessons.map((lesson) => [
      lesson.title,
      lesson.kind,
      lesson.resourceId,
      lesson.liveId ?? null,
      lesson.url,
      lesson.preview,
      lesson.rule,
      lesson.percent,
      lesson.seekAhead,
      // of a file it is the file's own
      lesson.kind === 'link' && lesson.seconds,
    ]),
  ]);

export const sameChapters = (a: readonly DraftChapter[], b: readonly DraftChapter[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((chapter, index) => {
      const other = b[index];
      return other === chapter || (other !== undefined && contentOf(chapter) === contentOf(other));
    }));

/** Whatever the order of its members: a database keeps its own. */
const formOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Those of `after` that are other than in `before`. */
export function changedValues(before: CourseValues, after: CourseValues): Partial<CourseValues> {
  const names = Object.keys(after) as (keyof CourseValues)[];
  return Object.fromEntries(
    names
      .filter((name) => formOf(before[name]) !== formOf(after[name]))
      .map((name) => [name, after[name]]),
  );
}

export const isSame = (a: Draft, b: Draft): boolean =>
  sameChapters(a.chapters, b.chapters) &&
  (a.values === b.values || Object.keys(changedValues(a.values, b.values)).length === 0);

/** Gives the parts that were sent without an id the one that they have now: they are at the same places. */
export function withIds(
  mine: readonly DraftChapter[],
  sent: readonly DraftChapter[],
  stored: readonly CourseChapter[],
): readonly DraftChapter[] {
  const ids = new Map<string, string>();
  sent.forEach((chapter, position) => {
    const there = stored[position];
    if (!there) return;
    ids.set(chapter.key, there.id);
    chapter.lessons.forEach((lesson, index) => {
      const id = there.lessons[index]?.id;
      if (id) ids.set(lesson.key, id);
    });
  });
  const named = <T extends { key: string; id?: string }>(part: T): T => {
    const id = part.id ?? ids.get(part.key);
    return id === part.id ? part : { ...part, id };
  };
  // what had its id already stays the same object: nothing of it is drawn again
  return mine.map((chapter) => {
    const lessons = chapter.lessons.map(named);
    const isSame = lessons.every((lesson, index) => lesson === chapter.lessons[index]);
    return isSame ? named(chapter) : { ...named(chapter), lessons };
  });
}

/** Without the ids that the platform does not know: what was taken out and came back is a new part then. */
export function onlyKnownIds(
  chapters: readonly DraftChapter[],
  known: ReadonlySet<string>,
): readonly DraftChapter[] {
  const checked = <T extends { id?: string }>(part: T): T => {
    if (part.id === undefined || known.has(part.id)) return part;
    const { id: _, ...rest } = part;
    return rest as T;
  };
  return chapters.map((chapter) => ({
    ...checked(chapter),
    lessons: chapter.lessons.map(checked),
  }));
}

export const idsOf = (chapters: readonly CourseChapter[]): Set<string> =>
  new Set(chapters.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]));
