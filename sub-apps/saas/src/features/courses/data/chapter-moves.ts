import { groupMoves } from '../../../common/sorting/group-moves';
import type { DraftChapter, DraftLesson } from './draft';

type Chapters = readonly DraftChapter[];

const moves = groupMoves<DraftChapter, DraftLesson>({
  itemsOf: ({ lessons }) => lessons,
  withItems: (chapter, lessons) => ({ ...chapter, lessons }),
});

export const {
  dropped,
  stepped,
  movedTo,
  without,
  withAdded,
  itemOf: lessonOf,
  groupOf: chapterOf,
  keysOf,
  withItem: withLesson,
} = moves;

export const withTitle = (chapters: Chapters, key: string, title: string): Chapters =>
  chapters.map((chapter) => (chapter.key === key ? { ...chapter, title } : chapter));

/** Its position for announcements, counted from 1. */
export function positionOf(chapters: Chapters, key: string) {
  const { at, of, group } = moves.placeOf(chapters, key);
  return { at, of, chapter: group?.title ?? '' };
}
