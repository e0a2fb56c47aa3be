import { unsaved } from '@edu/shared-utility';
import { hasUnsavedChanges } from './unsaved';

test('a guarded form is asked about, whoever built it', () => {
  expect(hasUnsavedChanges()).toBe(false);
  const end = unsaved.guard(() => true);
  expect(hasUnsavedChanges()).toBe(true);
  end();
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  expect(hasUnsavedChanges()).toBe(true);
  window.removeEventListener('beforeunload', guard);
  expect(hasUnsavedChanges()).toBe(false);
});
