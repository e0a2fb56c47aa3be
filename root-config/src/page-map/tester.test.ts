import { mayOverride, rememberTester } from './tester';

const store = window.localStorage;
type Entry = { path: string; children: Entry[] };
const entry = (path: string, ...children: Entry[]): Entry => ({ path, children });
const operators = [entry('', entry('/saas/student')), entry('', entry('/saas/modules'))];

beforeEach(() => store.clear());

test.each([
  [undefined, 'localhost', true],
  [undefined, 'new.localhost', true],
  [undefined, '127.0.0.1', true],
  [undefined, '[::1]', true],
  [undefined, 'admin.example.com', false],
  [undefined, 'localhost.example.com', false],
  ['anything', 'admin.example.com', false],
  [true, 'admin.example.com', true],
  [false, 'localhost', false],
  ['permitted', 'localhost', false],
])('the word %s on %s allows overrides: %s', (word, host, expected) => {
  expect(mayOverride(word, store, host)).toBe(expected);
});

test('where a permission is asked for, the menu of the person says who has it, until it says otherwise', () => {
  rememberTester(store, operators);
  expect(mayOverride('permitted', store, 'admin.example.com')).toBe(true);
  expect(mayOverride(false, store, 'admin.example.com')).toBe(false);
  rememberTester(store, operators.slice(0, 1));
  expect(mayOverride('permitted', store, 'admin.example.com')).toBe(false);
});
