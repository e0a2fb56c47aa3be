import type { Announcements } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { sortingWords } from '../../../common/sorting/phrases';
import { SortArea } from '../../../common/sorting/sort-area.view';
import type { Draft } from '../data/draft';
import { useLineTitle } from '../data/line-title.hook';
import { moves } from '../data/section-moves';
import { phrases } from '../phrases';

interface Props {
  readonly draft: Draft;
  readonly onDrop: (key: string, targetKey: string) => void;
  /** @param isSectionMoving true while a section is dragged, when lines are no drop targets */
  readonly children: (isSectionMoving: boolean) => ReactNode;
}

/** The area in which sections, lines and questions of the bank are sorted by pointer, touch or keyboard. */
export function PaperSortArea({ draft, onDrop, children }: Props) {
  const { t } = phrases.use();
  const words = sortingWords.use();
  const titleOfLine = useLineTitle();
  const nameOf = (key: string): string => {
    const line = moves.itemOf(draft, key);
    if (line) return titleOfLine(line);
    return draft.find((section) => section.key === key)?.title ?? '';
  };
  const dragText = (kind: 'over' | 'end', key: string, targetKey: string | undefined): string => {
    const title = nameOf(key);
    const { at, of, group } = moves.placeOf(moves.dropped(draft, key, targetKey ?? key), key);
    const place = group
      ? t('inSection', { at, of, section: group.title })
      : words.t('place', { at, of });
    return words.t(kind, { title, place });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.t('start', { title: nameOf(String(active.id)) }),
    onDragOver: ({ active, over }) => dragText('over', String(active.id), over?.id.toString()),
    onDragEnd: ({ active, over }) => dragText('end', String(active.id), over?.id.toString()),
    onDragCancel: ({ active }) => words.t('cancel', { title: nameOf(String(active.id)) }),
  };
  return (
    <SortArea keys={moves.keysOf(draft)} announcements={announcements} onDrop={onDrop}>
      {(moving) => children(draft.some(({ key }) => key === moving))}
    </SortArea>
  );
}
