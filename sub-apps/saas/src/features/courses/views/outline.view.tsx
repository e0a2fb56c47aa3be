import type { Announcements } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { sortingWords } from '../../../common/sorting/phrases';
import { SortArea } from '../../../common/sorting/sort-area.view';
import { chapterOf, dropped, keysOf, lessonOf, positionOf } from '../data/chapter-moves';
import type { Draft } from '../data/draft';
import type { OutlineActions } from '../data/outline-actions.hook';
import { phrases } from '../phrases';

type Chapters = Draft['chapters'];

function useAnnouncements(chapters: Chapters): Announcements {
  const { t } = phrases.use();
  const words = sortingWords.use();
  const titleOf = (key: string): string =>
    chapters.find((chapter) => chapter.key === key)?.title ?? lessonOf(chapters, key)?.title ?? '';
  const positionAfterDrop = (key: string, targetKey: string): string => {
    const changedChapters = dropped(chapters, key, targetKey);
    const { at, of, chapter } = positionOf(changedChapters, key);
    return chapterOf(changedChapters, key)
      ? t('dnd.inChapter', { at, of, chapter })
      : words.t('place', { at, of });
  };
  const dragText = (key: 'over' | 'end', id: string, targetKey: string | undefined): string =>
    words.t(key, { title: titleOf(id), place: positionAfterDrop(id, targetKey ?? id) });
  return {
    onDragStart: ({ active }) => words.t('start', { title: titleOf(String(active.id)) }),
    onDragOver: ({ active, over }) => dragText('over', String(active.id), over?.id.toString()),
    onDragEnd: ({ active, over }) => dragText('end', String(active.id), over?.id.toString()),
    onDragCancel: ({ active }) => words.t('cancel', { title: titleOf(String(active.id)) }),
  };
}

interface Props {
  readonly chapters: Chapters;
  /** Keys of the collapsed chapters. */
  readonly folded: ReadonlySet<string>;
  readonly actions: OutlineActions;
  /** @param isChapterMoving true while a chapter is dragged, when lessons are no drop targets */
  readonly children: (isChapterMoving: boolean) => ReactNode;
}

/** Chapters and lessons as one list that is sorted by pointer, touch or keyboard. */
export function Outline({ chapters, folded, actions, children }: Props) {
  const announcements = useAnnouncements(chapters);
  const keys = keysOf(
    chapters.map((chapter) => (folded.has(chapter.key) ? { ...chapter, lessons: [] } : chapter)),
  );
  return (
    <SortArea keys={keys} announcements={announcements} onDrop={actions.drop}>
      {(moving) => children(chapters.some(({ key }) => key === moving))}
    </SortArea>
  );
}
