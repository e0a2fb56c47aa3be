import { isModuleName } from './module-name';

test.each([
  ['a'.repeat(214), true],
  ['a'.repeat(215), false],
  ['@edu-app/cms\n', false],
  ['@edu-app/cms', true],
  ['react', true],
  ['@edu/shell-frame/embedded', true],
  ['@edu-app/a/b', false],
  ['@edu-app/', false],
  ['@edu-app', false],
  ['课程', false],
  ['constructor', false],
  ['__proto__', false],
  ['', false],
])('%j is a valid module name: %s', (name, expected) => {
  expect(isModuleName(name)).toBe(expected);
});
