/** @jest-environment node */
import { undoStyles } from './undo-styles';

test('the undo button does not have the brand’s colour: in red it would look like an error', () => {
  expect(undoStyles).toContain('color: var(--edu-accent');
  expect(undoStyles).not.toContain('--edu-primary');
});
