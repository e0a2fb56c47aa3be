import { checkRequires, RequiresError, satisfies } from './requires';

test.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^18', false],
  ['19.3.1', '^18 || ^19', true],
  ['19.3.1', '~19.3.0', true],
  ['19.3.1', '~19.2.0', false],
  ['19.3.1', '19', true],
  ['19.3.1', '19.x', true],
  ['19.3.1', '19.3.1', true],
  ['19.3.1', '19.3.0', false],
  ['19.3.1', '>=19 <20', true],
  ['19.3.1', '>= 19 < 19.3', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['19.3.1', '*', true],
  ['19.3.1', 'latest', true],
])('%s meets %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('a module is refused with the name, the range and the version that is here', () => {
  const versions: Record<string, string> = { react: '19.3.1' };
  const check = () =>
    checkRequires({ requires: { react: '^18.0.0', unknown: '^1' } }, (name) => versions[name]);
  expect(check).toThrow(RequiresError);
  expect(check).toThrow('react@^18.0.0 (here 19.3.1)');
});

test('a module that declares nothing, or nonsense, is taken as it is', () => {
  for (const namespace of [{}, null, { requires: 'react' }, { requires: { react: 1 } }]) {
    expect(() => checkRequires(namespace, () => '1.0.0')).not.toThrow();
  }
});
