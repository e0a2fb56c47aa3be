import { toast } from '@edu/shared-utility';
import { useCallback, useState } from 'react';
import { limits } from '../data/course-values';
import type { OutlineActions } from '../data/outline-actions.hook';
import { phrases } from '../phrases';
import type { Dialog } from './chapter-dialogs.view';
import type { OpenMenu } from './outline-menu.view';

/** What is folded and open in the tab of the chapters. */
export function useChaptersTab(actions: OutlineActions) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  const fold = useCallback((key: string) => {
    setFolded((current) => {
      const next = new Set(current);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const openMenu = useCallback((key: string, button: HTMLElement) => setMenu({ key, button }), []);
  const openLesson = useCallback((lesson: string) => setDialog({ kind: 'settings', lesson }), []);
  const add = useCallback(
    (chapter: string, kind: 'resource' | 'link' | 'live') => {
      if (actions.isFull()) return void toast.info(phrases.t('full', { count: limits.lessons }));
      setFolded((current) => new Set([...current].filter((value) => value !== chapter)));
      setDialog({ kind, chapter });
    },
    [actions],
  );
  return { folded, fold, dialog, setDialog, menu, setMenu, openMenu, openLesson, add };
}
