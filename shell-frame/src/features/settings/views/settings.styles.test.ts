/** @jest-environment node */
import { settingsStyles } from './settings.styles';

test('what is chosen, linked or focused has not the colour of the brand: red it would look refused', () => {
  expect(settingsStyles).toContain('input:checked){border-color:var(--edu-accent)');
  expect(settingsStyles).not.toContain('--edu-primary');
});
