import type { ChapterInput, Course, CourseChapter, Lesson, ReadLesson } from '@edu/shared-utility';
import { type CourseValues, changedValues, valuesOf } from './course-values';

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

export const isSame = (a: Draft, b: Draft): boolean =>
  sameChapters(a.chapters, b.chapters) &&
  (a.values === b.values || Object.keys(changedValues(a.values, b.values)).length === 0);
