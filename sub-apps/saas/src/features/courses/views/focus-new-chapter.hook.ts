import { useEffect, useRef } from 'react';
import type { DraftChapter } from '../data/draft';
import { idOfPart } from '../data/editor-targets';

/**
 * Gives the title of a new chapter the focus.
 *
 * @returns a reference that takes the key of the new chapter
 */
export function useFocusNewChapter(chapters: readonly DraftChapter[]) {
  const fresh = useRef<string | null>(null);
  useEffect(() => {
    if (fresh.current === null || chapters.every(({ key }) => key !== fresh.current)) return;
    const field = document.getElementById(idOfPart(fresh.current));
    fresh.current = null;
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    }
  }, [chapters]);
  return fresh;
}
