import { exampleOf } from './fields';
import { snap } from './snap';
import { newHistory, redo, undo, withChange } from './undo-history';

const sheet = { others: [{ x: 20, y: 10, width: 40, height: 10 }], widthMm: 100, heightMm: 80 };

describe('a field near a line', () => {
  it.each([
    ['the edge of the sheet', { x: 0.8, y: 33, width: 10, height: 5 }, { x: 0, y: 33 }],
    ['the middle of the sheet', { x: 44.4, y: 33, width: 10, height: 5 }, { x: 45, y: 33 }],
    ['the edge of a neighbour', { x: 60.7, y: 33, width: 7, height: 5 }, { x: 60, y: 33 }],
    ['the middle of a neighbour', { x: 72, y: 12.9, width: 7, height: 5 }, { x: 72, y: 12.5 }],
  ])('snaps to %s', (_, box, edge) => {
    expect(snap(box, { ...sheet, reach: 1 })).toMatchObject(edge);
  });

  it('stays where it is out of range, and shows the line that it snapped to', () => {
    const box = { x: 0.8, y: 33, width: 10, height: 5 };
    const noGuides = { x: null, y: null };
    expect(snap(box, { ...sheet, reach: 0 })).toEqual({ x: 0.8, y: 33, guides: noGuides });
    expect(snap(box, { ...sheet, reach: 1 }).guides).toEqual({ x: 0, y: null });
  });
});

it('steps of one name are undone together, others one by one', () => {
  const dragged = withChange(withChange(newHistory(0), 1, 'drag'), 2, 'drag');
  const changed = withChange(dragged, 3);
  expect(undo(changed).now).toBe(2);
  expect(undo(undo(changed)).now).toBe(0);
  expect(undo(undo(undo(changed))).now).toBe(0);
  expect(redo(undo(changed)).now).toBe(3);
  expect(redo(withChange(undo(changed), 9)).now).toBe(9);
});

it('an example of a number has year, month and the configured digits', () => {
  expect(exampleOf('ZS{yyyy}-{mm}-{seq:4}', '2026-11-25')).toBe('ZS2026-11-0001');
});
