import { chunkOf } from './chunks.js';

const icon = '/node_modules/@ant-design/icons/es/icons/PlusOutlined.js';
/** @param {string[]} dynamicallyImportedIds of the entry */
const graphOf = (dynamicallyImportedIds) => ({
  getModuleIds: () => ['entry.ts', icon][Symbol.iterator](),
  getModuleInfo: (/** @type {string} */ id) => ({
    dynamicallyImportedIds: id === 'entry.ts' ? dynamicallyImportedIds : [],
  }),
});
const chunkIn = (/** @type {string} */ room, /** @type {string[]} */ ...onDemand) =>
  chunkOf(room)(icon, /** @type {any} */ (graphOf(onDemand)));

test('icons that the parts of an application share are one file', () => {
  expect(chunkIn('sub-apps/saas', 'page.tsx')).toBe('icons');
});

test('an application without lazy parts has no separate file of icons', () => {
  expect(chunkIn('sub-apps/plain')).toBeUndefined();
});

test('no other room has one', () => {
  expect(chunkIn('shell-frame', 'page.tsx')).toBeUndefined();
});
