/** @jest-environment node */
import { settingsStyles } from './settings.styles';

test('selections, links and focus do not have the brand’s colour: in red they would look like errors', () => {
  expect(settingsStyles).toContain('input:checked){border-color:var(--edu-accent)');
  expect(settingsStyles).not.toContain('--edu-primary');
});
