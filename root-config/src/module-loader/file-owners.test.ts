/** @jest-environment node */
import { createFileOwners } from './file-owners';

const mapped = new Set(['/cms/1.js', '/cms/2.js', '/react.js']);
const load = () => {
  const owners = createFileOwners((file) => mapped.has(file));
  owners.onLoad('@edu-app/cms', '/cms/1.js');
  owners.addFetched('/cms/1.js', undefined);
  owners.addFetched('/cms/chunk.js', '/cms/1.js');
  owners.addFetched('/react.js', '/cms/chunk.js');
  owners.addFetched('/react-part.js', '/react.js');
  owners.addEvaluated('/cms/chunk.js', ['/react.js']);
  owners.addEvaluated('/cms/1.js', ['/cms/chunk.js']);
  return owners;
};

test('a file belongs to the application it was fetched for; shared modules to none', () => {
  const owners = load();
  expect(owners.entryOf('/cms/chunk.js')).toBe('/cms/1.js');
  expect(owners.entryOf('/react.js')).toBeNull();
  expect(owners.entryOf('/react-part.js')).toBeNull();
  expect(owners.filesOf('/cms/1.js')).toEqual(['/cms/1.js', '/cms/chunk.js']);
  owners.onLoad('@edu/shell-frame', '/frame.js');
  expect(owners.entryOf('/frame.js')).toBeNull();
});

test('a file shared by two versions is assigned to the newer one', () => {
  const owners = load();
  owners.onLoad('@edu-app/cms', '/cms/2.js');
  owners.addFetched('/cms/2.js', undefined);
  owners.addEvaluated('/cms/2.js', ['/cms/chunk.js', '/react.js']);
  expect(owners.entryOf('/cms/chunk.js')).toBe('/cms/2.js');
  owners.forget('/cms/1.js');
  expect(owners.entryOf('/cms/1.js')).toBeNull();
  expect(owners.filesOf('/cms/2.js')).toContain('/cms/chunk.js');
});
