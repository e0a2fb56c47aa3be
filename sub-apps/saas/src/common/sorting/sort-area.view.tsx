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
import { sortingWords } from './phrases';

// the same objects for good: what a line is given is new with them, for each of 500
const press = { activationConstraint: { distance: 6 } };
const byKeys = { coordinateGetter: sortableKeyboardCoordinates };

/** Nothing makes way while something is dragged: a line shows where it goes, which is quick with 500 lines. */
const noMovement = () => null;

/** The former list while it has the same content, so that references stay equal. */
function useSame(list: string[]): string[] {
  const listRef = useRef(list);
  if (listRef.current.join() !== list.join()) listRef.current = list;
  return listRef.current;
}

interface Props {
  /** Of all lines, in their order. */
  readonly keys: string[];
  readonly announcements: Announcements;
  readonly onDrop: (key: string, targetKey: string) => void;
  /** @param moving what is dragged */
  readonly children: (moving: string | null) => ReactNode;
}

/** Lines that are put in order by pointer, finger or keyboard. */
export function SortArea({ keys, announcements, onDrop, children }: Props) {
  const { t } = sortingWords.use();
  const [moving, setMoving] = useState<string | null>(null);
  const sensors = useSensors(
    // a press is no drag yet
    useSensor(PointerSensor, press),
    useSensor(KeyboardSensor, byKeys),
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
        if (over && over.id !== active.id) onDrop(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={useSame(keys)} strategy={noMovement}>
        {children(moving)}
      </SortableContext>
    </DndContext>
  );
}
