import { unsaved } from '@edu/shared-utility';
import { hasUnsavedChanges } from './unsaved';

test('a form guarded by shared-utility causes a question', () => {
  expect(hasUnsavedChanges()).toBe(false);
  const end = unsaved.guard(() => true);
  expect(hasUnsavedChanges()).toBe(true);
  end();
  expect(hasUnsavedChanges()).toBe(false);
});

const handlers: readonly [string, (event: BeforeUnloadEvent) => void, boolean][] = [
  ['cancels', (event) => event.preventDefault(), true],
  [
    'sets a text',
    (event) => {
      event.returnValue = 'typed';
    },
    true,
  ],
  ['has nothing to protect', () => {}, false],
];

test.each(handlers)('a listener of another team that %s', (_, handler, isPrevented) => {
  window.addEventListener('beforeunload', handler);
  expect(hasUnsavedChanges()).toBe(isPrevented);
  window.removeEventListener('beforeunload', handler);
  expect(hasUnsavedChanges()).toBe(false);
});

test.each([
  ['typed', true],
  [undefined, false],
])('a handler of another team that returns %j', (text, isPrevented) => {
  window.onbeforeunload = () => text;
  expect(hasUnsavedChanges()).toBe(isPrevented);
  window.onbeforeunload = null;
  expect(hasUnsavedChanges()).toBe(false);
});
