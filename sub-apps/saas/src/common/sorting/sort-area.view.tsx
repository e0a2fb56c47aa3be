import { type Announcements, closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { sortingWords } from './phrases';
import { noMovement, useSortSensors } from './sort-sensors.hook';

/** The previous array while its content is the same, so that references stay equal. */
function useStableList(list: string[]): string[] {
  const listRef = useRef(list);
  if (listRef.current.join() !== list.join()) listRef.current = list;
  return listRef.current;
}

interface Props {
  /** Keys of all rows, in order. */
  readonly keys: string[];
  readonly announcements: Announcements;
  readonly onDrop: (key: string, targetKey: string) => void;
  /** @param moving key of the dragged row */
  readonly children: (moving: string | null) => ReactNode;
}

/** Rows that can be sorted by mouse, touch or keyboard. */
export function SortArea({ keys, announcements, onDrop, children }: Props) {
  const { t } = sortingWords.use();
  const [moving, setMoving] = useState<string | null>(null);
  const sensors = useSortSensors();
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
        if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={useStableList(keys)} strategy={noMovement}>
        {children(moving)}
      </SortableContext>
    </DndContext>
  );
}
