import type { DraftChapter, DraftLesson } from './draft';

type Chapters = readonly DraftChapter[];

/** A line of the outline: a chapter's heading, or a lesson below it. */
export type Line =
  | { readonly kind: 'chapter'; readonly key: string; readonly chapter: DraftChapter }
  | { readonly kind: 'lesson'; readonly key: string; readonly lesson: DraftLesson };

/** Chapters and lessons one below the other: a lesson belongs to the last heading above it. */
export const linesOf = (chapters: Chapters): Line[] =>
  chapters.flatMap((chapter): Line[] => [
    { kind: 'chapter', key: chapter.key, chapter },
    ...chapter.lessons.map((lesson): Line => ({ kind: 'lesson', key: lesson.key, lesson })),
  ]);

function chaptersFrom(lines: readonly Line[]): DraftChapter[] {
  const chapters: { chapter: DraftChapter; lessons: DraftLesson[] }[] = [];
  for (const line of lines) {
    if (line.kind === 'chapter') chapters.push({ chapter: line.chapter, lessons: [] });
    else chapters.at(-1)?.lessons.push(line.lesson);
  }
  return chapters.map(({ chapter, lessons }) => ({ ...chapter, lessons }));
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

/** Puts what has `key` where `over` stands: a chapter among chapters with its lessons, a lesson among all lines. */
export function dropped(chapters: Chapters, key: string, over: string): Chapters {
  const from = chapters.findIndex((one) => one.key === key);
  if (from >= 0) {
    const to = chapters.findIndex((one) => one.key === over);
    return to < 0 || to === from ? chapters : moved(chapters, from, to);
  }
  const lines = linesOf(chapters);
  const at = lines.findIndex((one) => one.key === key);
  const to = lines.findIndex((one) => one.key === over);
  // above the first heading there is no chapter
  if (at < 0 || to < 1 || at === to) return chapters;
  return chaptersFrom(moved(lines, at, to));
}

/** One line up or down; a lesson at the border of its chapter goes into the next one. */
export function stepped(chapters: Chapters, key: string, by: 1 | -1): Chapters {
  const isChapter = chapters.some((one) => one.key === key);
  const keys = (isChapter ? chapters : linesOf(chapters)).map((one) => one.key);
  const over = keys[keys.indexOf(key) + by];
  return over === undefined ? chapters : dropped(chapters, key, over);
}

/** To the end of another chapter. */
export function movedTo(chapters: Chapters, lessonKey: string, chapterKey: string): Chapters {
  const lesson = lessonOf(chapters, lessonKey);
  if (!lesson) return chapters;
  return chapters.map((chapter) => {
    const lessons = chapter.lessons.filter(({ key }) => key !== lessonKey);
    if (chapter.key === chapterKey) return { ...chapter, lessons: [...lessons, lesson] };
    return lessons.length === chapter.lessons.length ? chapter : { ...chapter, lessons };
  });
}

export const lessonOf = (chapters: Chapters, key: string): DraftLesson | undefined =>
  chapters.flatMap(({ lessons }) => lessons).find((one) => one.key === key);

export const chapterOf = (chapters: Chapters, lessonKey: string): DraftChapter | undefined =>
  chapters.find(({ lessons }) => lessons.some(({ key }) => key === lessonKey));

export const without = (chapters: Chapters, key: string): Chapters =>
  chapters
    .filter((one) => one.key !== key)
    .map((one) =>
      one.lessons.some((lesson) => lesson.key === key)
        ? { ...one, lessons: one.lessons.filter((lesson) => lesson.key !== key) }
        : one,
    );

export const withTitle = (chapters: Chapters, key: string, title: string): Chapters =>
  chapters.map((one) => (one.key === key ? { ...one, title } : one));

export const withLesson = (chapters: Chapters, lesson: DraftLesson): Chapters =>
  chapters.map((chapter) =>
    chapter.lessons.some(({ key }) => key === lesson.key)
      ? {
          ...chapter,
          lessons: chapter.lessons.map((one) => (one.key === lesson.key ? lesson : one)),
        }
      : chapter,
  );

export const withAdded = (
  chapters: Chapters,
  chapterKey: string,
  lessons: readonly DraftLesson[],
): Chapters =>
  chapters.map((one) =>
    one.key === chapterKey ? { ...one, lessons: [...one.lessons, ...lessons] } : one,
  );

/** Where it stands, as it is announced: from 1. */
export function placeOf(chapters: Chapters, key: string) {
  const index = chapters.findIndex((one) => one.key === key);
  const list = index >= 0 ? chapters : (chapterOf(chapters, key)?.lessons ?? []);
  const at = list.findIndex((one) => one.key === key);
  return { at: at + 1, of: list.length, chapter: chapterOf(chapters, key)?.title ?? '' };
}
