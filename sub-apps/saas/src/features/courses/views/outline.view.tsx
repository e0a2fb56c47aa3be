import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { sortingWords } from '../../../common/sorting/phrases';
import { chapterOf, dropped, lessonOf, linesOf, placeOf } from '../data/chapter-moves';
import type { Draft } from '../data/draft';
import type { OutlineActions } from '../data/outline-actions.hook';
import { phrases } from '../phrases';

type Chapters = Draft['chapters'];

// the same objects for good: what a line is given is new with them, for each of 500
const press = { activationConstraint: { distance: 6 } };
const byKeys = { coordinateGetter: sortableKeyboardCoordinates };

/** Nothing makes way while something is dragged: a line shows where it goes, which is quick with 500 lessons. */
const stay = () => null;

function useAnnouncements(chapters: Chapters): Announcements {
  const { t } = phrases.use();
  const words = sortingWords.use();
  const titleOf = (key: string): string =>
    chapters.find((one) => one.key === key)?.title ?? lessonOf(chapters, key)?.title ?? '';
  const where = (key: string, over: string): string => {
    const after = dropped(chapters, key, over);
    const { at, of, chapter } = placeOf(after, key);
    return chapterOf(after, key)
      ? t('dnd.inChapter', { at, of, chapter })
      : words.t('place', { at, of });
  };
  const said = (key: 'over' | 'end', id: string, over: string | undefined): string =>
    words.t(key, { title: titleOf(id), place: where(id, over ?? id) });
  return {
    onDragStart: ({ active }) => words.t('start', { title: titleOf(String(active.id)) }),
    onDragOver: ({ active, over }) => said('over', String(active.id), over?.id.toString()),
    onDragEnd: ({ active, over }) => said('end', String(active.id), over?.id.toString()),
    onDragCancel: ({ active }) => words.t('cancel', { title: titleOf(String(active.id)) }),
  };
}

/** The former list for as long as the same stands in it. */
function useSame(list: string[]): string[] {
  const kept = useRef(list);
  if (kept.current.join() !== list.join()) kept.current = list;
  return kept.current;
}

interface Props {
  readonly chapters: Chapters;
  /** Those that show their heading alone. */
  readonly folded: ReadonlySet<string>;
  readonly actions: OutlineActions;
  /** @param isChapterMoving while a chapter is dragged, lessons take nothing */
  readonly children: (isChapterMoving: boolean) => ReactNode;
}

/** Chapters and lessons as one list that is put in order by pointer, finger or keyboard. */
export function Outline({ chapters, folded, actions, children }: Props) {
  const { t } = sortingWords.use();
  const [moving, setMoving] = useState<string | null>(null);
  const announcements = useAnnouncements(chapters);
  const sensors = useSensors(
    // a press is no drag yet
    useSensor(PointerSensor, press),
    useSensor(KeyboardSensor, byKeys),
  );
  const keys = useSame(
    linesOf(chapters.map((one) => (folded.has(one.key) ? { ...one, lessons: [] } : one))).map(
      ({ key }) => key,
    ),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('how') },
      }}
      onDragStart={({ active }) => setMoving(String(active.id))}
      onDragCancel={() => setMoving(null)}
      onDragEnd={({ active, over }) => {
        setMoving(null);
        if (over && over.id !== active.id) actions.drop(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={keys} strategy={stay}>
        {children(chapters.some(({ key }) => key === moving))}
      </SortableContext>
    </DndContext>
  );
}
