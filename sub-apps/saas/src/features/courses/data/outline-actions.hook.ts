import { type LiveSession, offerUndo, type Resource } from '@edu/shared-utility';
import { useMemo, useRef } from 'react';
import { phrases } from '../phrases';
import {
  dropped,
  keysOf,
  lessonOf,
  movedTo,
  stepped,
  withAdded,
  withLesson,
  without,
  withTitle,
} from './chapter-moves';
import { limits } from './course-values';
import { type DraftLesson, sameChapters } from './draft';
import type { Editor } from './editor.hook';
import { lessonOfLink, lessonOfLive, lessonOfResource, newChapter } from './new-lessons';

type Chapters = Editor['draft']['chapters'];

const lessonCount = (chapters: Chapters): number => keysOf(chapters).length - chapters.length;

/** Actions on the outline; a stable object, so that up to 500 memoized rows do not render again. */
export function useOutlineActions(editor: Editor) {
  const latest = useRef(editor);
  latest.current = editor;
  return useMemo(() => {
    const { t } = phrases;
    const chapters = (): Chapters => latest.current.draft.chapters;
    const set = (change: (current: Chapters) => Chapters) => latest.current.setChapters(change);
    const remove = (key: string, title: string): void => {
      const before = chapters();
      set((current) => without(current, key));
      const changedChapters = chapters();
      void offerUndo({
        message: t('done.removed', { title }),
        undo: async () => {
          // If the outline has changed since, only the removed part is restored, at the end.
          set((current) =>
            sameChapters(current, changedChapters) ? before : restoreOrder(current, before, key),
          );
        },
        undone: t('undone'),
        failed: () => t('failed'),
      });
    };
    return {
      drop: (key: string, targetKey: string) => set((current) => dropped(current, key, targetKey)),
      step: (key: string, offset: 1 | -1) => set((current) => stepped(current, key, offset)),
      moveTo: (key: string, chapter: string) => set((current) => movedTo(current, key, chapter)),
      rename: (key: string, title: string) => set((current) => withTitle(current, key, title)),
      change: (lesson: DraftLesson) => set((current) => withLesson(current, lesson)),
      remove,
      /** @returns the key of the new chapter */
      addChapter: (): string => {
        const chapter = newChapter(t('chapterTitle', { number: chapters().length + 1 }));
        set((current) => [...current, chapter]);
        return chapter.key;
      },
      /** @returns how many were left out because of the limit */
      addResources: (chapter: string, resources: readonly Resource[]): number => {
        const freeCount = Math.max(0, limits.lessons - lessonCount(chapters()));
        const added = resources.slice(0, freeCount).map(lessonOfResource);
        if (added.length > 0) set((current) => withAdded(current, chapter, added));
        return resources.length - added.length;
      },
      addLink: (chapter: string, title: string, url: string) =>
        set((current) => withAdded(current, chapter, [lessonOfLink(title, url)])),
      addLive: (chapter: string, session: Pick<LiveSession, 'id' | 'title'>) =>
        set((current) => withAdded(current, chapter, [lessonOfLive(session)])),
      isFull: () => lessonCount(chapters()) >= limits.lessons,
    };
  }, []);
}

/** Restores the item `key` into its former chapter, or at the end if that chapter is gone. */
function restoreOrder(current: Chapters, before: Chapters, key: string): Chapters {
  const chapter = before.find((draftChapter) => draftChapter.key === key);
  if (chapter) return [...current, chapter];
  const lesson = lessonOf(before, key);
  const home = before.find(({ lessons }) => lessons.some((draftLesson) => draftLesson.key === key));
  const target = current.find((draftChapter) => draftChapter.key === home?.key) ?? current.at(-1);
  return lesson && target ? withAdded(current, target.key, [lesson]) : current;
}

export type OutlineActions = ReturnType<typeof useOutlineActions>;
