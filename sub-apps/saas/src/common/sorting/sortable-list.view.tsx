import { type Announcements, closestCenter, DndContext } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { sortingWords } from './phrases';
import { noMovement, useSortSensors } from './sort-sensors.hook';

interface Props {
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  /** Moves the item at index `from` to index `to`. */
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** A list of `SortableRow`s, sortable by mouse, touch or keyboard. */
export function SortableList({ ids, nameOf, onMove, children }: Props) {
  const { t } = sortingWords.use();
  const sensors = useSortSensors();
  const positionText = (id: string) => t('place', { at: ids.indexOf(id) + 1, of: ids.length });
  const dragText = (key: 'over' | 'end', id: string, targetId = id) =>
    t(key, { title: nameOf(id), place: positionText(targetId) });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('start', { title: nameOf(String(active.id)) }),
    onDragOver: ({ active, over }) => dragText('over', String(active.id), over?.id.toString()),
    onDragEnd: ({ active, over }) => dragText('end', String(active.id), over?.id.toString()),
    onDragCancel: ({ active }) => t('cancel', { title: nameOf(String(active.id)) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('how') } }}
      onDragEnd={({ active, over }) => {
        if (!over || over.id === active.id) return;
        onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={[...ids]} strategy={noMovement}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
