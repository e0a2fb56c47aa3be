import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

// Constant objects: new ones would rerender each of up to 500 rows.
const pointerOptions = { activationConstraint: { distance: 6 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/** Rows are not moved while dragging: a line shows the target position, which is fast even with 500 rows. */
export const noMovement = () => null;

/** Sorting by mouse, touch and keyboard. */
export const useSortSensors = () =>
  useSensors(
    // The pointer must move some pixels first, so that a press is not a drag.
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
