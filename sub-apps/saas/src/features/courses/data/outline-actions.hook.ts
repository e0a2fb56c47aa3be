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
import { type DraftLesson, limits, sameChapters } from './draft';
import type { Editor } from './editor.hook';
import { lessonOfLink, lessonOfLive, lessonOfResource, newChapter } from './new-lessons';

type Chapters = Editor['draft']['chapters'];

const lessonCount = (chapters: Chapters): number => keysOf(chapters).length - chapters.length;

/** Actions on the outline; a stable object, so that up to 500 memoized rows do not render again. */
export function useOutlineActions(editor: Editor) {
  const now = useRef(editor);
  now.current = editor;
  return useMemo(() => {
    const { t } = phrases;
    const chapters = (): Chapters => now.current.draft.chapters;
    const set = (change: (present: Chapters) => Chapters) => now.current.setChapters(change);
    const remove = (key: string, title: string): void => {
      const before = chapters();
      set((present) => without(present, key));
      const after = chapters();
      void offerUndo({
        message: t('done.removed', { title }),
        undo: async () => {
          // where something was done since, only the removed part comes back, at the end
          set((present) =>
            sameChapters(present, after) ? before : restored(present, before, key),
          );
        },
        undone: t('undone'),
        failed: () => t('failed'),
      });
    };
    return {
      drop: (key: string, over: string) => set((present) => dropped(present, key, over)),
      step: (key: string, by: 1 | -1) => set((present) => stepped(present, key, by)),
      moveTo: (key: string, chapter: string) => set((present) => movedTo(present, key, chapter)),
      rename: (key: string, title: string) => set((present) => withTitle(present, key, title)),
      change: (lesson: DraftLesson) => set((present) => withLesson(present, lesson)),
      remove,
      /** @returns the key of the new chapter */
      addChapter: (): string => {
        const chapter = newChapter(t('chapterTitle', { number: chapters().length + 1 }));
        set((present) => [...present, chapter]);
        return chapter.key;
      },
      /** @returns how many had no room */
      addResources: (chapter: string, resources: readonly Resource[]): number => {
        const room = Math.max(0, limits.lessons - lessonCount(chapters()));
        const added = resources.slice(0, room).map(lessonOfResource);
        if (added.length > 0) set((present) => withAdded(present, chapter, added));
        return resources.length - added.length;
      },
      addLink: (chapter: string, title: string, url: string) =>
        set((present) => withAdded(present, chapter, [lessonOfLink(title, url)])),
      addLive: (chapter: string, session: Pick<LiveSession, 'id' | 'title'>) =>
        set((present) => withAdded(present, chapter, [lessonOfLive(session)])),
      isFull: () => lessonCount(chapters()) >= limits.lessons,
    };
  }, []);
}

/** Restores the item `key` into its former chapter, or at the end if that chapter is gone. */
function restored(present: Chapters, before: Chapters, key: string): Chapters {
  const chapter = before.find((draftChapter) => draftChapter.key === key);
  if (chapter) return [...present, chapter];
  const lesson = lessonOf(before, key);
  const home = before.find(({ lessons }) => lessons.some((draftLesson) => draftLesson.key === key));
  const target = present.find((draftChapter) => draftChapter.key === home?.key) ?? present.at(-1);
  return lesson && target ? withAdded(present, target.key, [lesson]) : present;
}

export type OutlineActions = ReturnType<typeof useOutlineActions>;
