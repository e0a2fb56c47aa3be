import type { CourseChapter } from '@edu/shared-utility';
import type { DraftChapter } from './draft';

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
