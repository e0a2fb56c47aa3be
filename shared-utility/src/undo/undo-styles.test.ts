/** @jest-environment node */
import { undoStyles } from './undo-styles';

test('the way back has not the colour of the brand: red it would look like a refusal', () => {
  expect(undoStyles).toContain('color: var(--edu-accent');
  expect(undoStyles).not.toContain('--edu-primary');
});
