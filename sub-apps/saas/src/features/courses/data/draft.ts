import type {
  ChapterInput,
  Course,
  CourseChapter,
  CourseInput,
  Lesson,
  ReadLesson,
} from '@edu/shared-utility';

/** The values of the course form: everything except the chapters. */
export type CourseValues = Required<CourseInput>;

/** A lesson in the editor. `key` stays the same when the server assigns its id. */
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

/** The server's limits, in characters and items. */
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

/** Converts chapters to the call's input. */
export const chapterInputs = (chapters: readonly DraftChapter[]): ChapterInput[] =>
  chapters.map(({ key: _, lessons, ...chapter }) => ({
    ...chapter,
    lessons: lessons.map(({ key: __, ...lesson }) => lesson),
  }));

/** The content without ids, so that an id assigned meanwhile is no change. */
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
      // The length of a file is the file's own and cannot be edited.
      lesson.kind === 'link' && lesson.seconds,
    ]),
  ]);

export const sameChapters = (a: readonly DraftChapter[], b: readonly DraftChapter[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((chapter, index) => {
      const counterpart = b[index];
      return (
        counterpart === chapter ||
        (counterpart !== undefined && contentOf(chapter) === contentOf(counterpart))
      );
    }));

/** A string independent of the order of keys, which the database does not preserve. */
const formOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Object && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The values of `after` that differ from `before`. */
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

/** Assigns the ids of a saved draft to parts that were sent without one, matched by position. */
export function withIds(
  mine: readonly DraftChapter[],
  sent: readonly DraftChapter[],
  stored: readonly CourseChapter[],
): readonly DraftChapter[] {
  const ids = new Map<string, string>();
  sent.forEach((chapter, position) => {
    const storedChapter = stored[position];
    if (!storedChapter) return;
    ids.set(chapter.key, storedChapter.id);
    chapter.lessons.forEach((lesson, index) => {
      const id = storedChapter.lessons[index]?.id;
      if (id) ids.set(lesson.key, id);
    });
  });
  const withStoredId = <T extends { key: string; id?: string }>(part: T): T => {
    const id = part.id ?? ids.get(part.key);
    return id === part.id ? part : { ...part, id };
  };
  // Parts that already had their id keep their object identity, so that they do not render again.
  return mine.map((chapter) => {
    const lessons = chapter.lessons.map(withStoredId);
    const isSame = lessons.every((lesson, index) => lesson === chapter.lessons[index]);
    return isSame ? withStoredId(chapter) : { ...withStoredId(chapter), lessons };
  });
}

/** Removes ids that the server no longer has: a part that was removed and restored becomes a new one. */
export function onlyKnownIds(
  chapters: readonly DraftChapter[],
  knownIds: ReadonlySet<string>,
): readonly DraftChapter[] {
  const withKnownId = <T extends { id?: string }>(part: T): T => {
    if (part.id === undefined || knownIds.has(part.id)) return part;
    const { id: _, ...rest } = part;
    return rest as T;
  };
  return chapters.map((chapter) => ({
    ...withKnownId(chapter),
    lessons: chapter.lessons.map(withKnownId),
  }));
}

export const idsOf = (chapters: readonly CourseChapter[]): Set<string> =>
  new Set(chapters.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]));
