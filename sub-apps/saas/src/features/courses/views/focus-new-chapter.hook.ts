import { useEffect, useRef } from 'react';
import type { DraftChapter } from '../data/draft';
import { idOfPart } from '../data/editor-targets';

/**
 * Gives the title of a new chapter the focus.
 *
 * @returns a reference that takes the key of the new chapter
 */
export function useFocusNewChapter(chapters: readonly DraftChapter[]) {
  const newChapterKey = useRef<string | null>(null);
  useEffect(() => {
    if (
      newChapterKey.current === null ||
      chapters.every(({ key }) => key !== newChapterKey.current)
    )
      return;
    const field = document.getElementById(idOfPart(newChapterKey.current));
    newChapterKey.current = null;
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    }
  }, [chapters]);
  return newChapterKey;
}
