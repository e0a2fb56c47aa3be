/** @jest-environment node */
import { checkRequires, RequiresError } from './requires';

test('a module is refused with the name, the range and the installed version', () => {
  const versions: Record<string, string> = { react: '19.3.1' };
  const check = () =>
    checkRequires({ requires: { react: '^18.0.0', unknown: '^1' } }, (name) => versions[name]);
  expect(check).toThrow(RequiresError);
  expect(check).toThrow('react@^18.0.0 (here 19.3.1)');
});

test('a module that declares nothing, or an invalid range, is accepted', () => {
  for (const namespace of [{}, null, { requires: 'react' }, { requires: { react: 1 } }]) {
    expect(() => checkRequires(namespace, () => '1.0.0')).not.toThrow();
  }
});
