import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isRecorded, recordMatrix } from './matrix-record.js';

let root = '';
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'edu-matrix-'));
  write(
    'package.json',
    JSON.stringify({ dependencies: { antd: '6.0.0' }, scripts: { start: 'a' } }),
  );
  write('entrance/src/view.tsx', 'one');
  write('e2e/browser/screens.matrix.spec.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the record of the matrix', () => {
  it('is not valid before the first run', () => {
    expect(isRecorded(root)).toBe(false);
  });

  it.each([
    ['a view', 'entrance/src/view.tsx'],
    ['a new view', 'sub-apps/saas/src/new.tsx'],
    ['a story of the matrix', 'e2e/browser/screens.matrix.spec.ts'],
    ['a sentence of the server', 'platform-server/src/phrases/en.ts'],
    ['how modules are loaded', 'root-config/src/module-loader/registry.ts'],
    ['what the server makes of the map', 'platform-server/src/import-map/read.ts'],
    ['how a module is built', 'tools/build/bundle/patches.js'],
  ])('becomes stale with a change of %s', (_, path) => {
    recordMatrix(root);
    expect(isRecorded(root)).toBe(true);
    write(path, 'two');
    expect(isRecorded(root)).toBe(false);
  });

  it('becomes stale with another version of a library', () => {
    recordMatrix(root);
    write('package.json', JSON.stringify({ dependencies: { antd: '6.0.1' } }));
    expect(isRecorded(root)).toBe(false);
  });

  it.each([
    ['a component test', 'entrance/src/view.test.tsx', 'two'],
    ['a story that is not of the matrix', 'e2e/browser/other.spec.ts', 'two'],
    ['a command', 'package.json', JSON.stringify({ dependencies: { antd: '6.0.0' }, scripts: {} })],
  ])('stays valid after a change of %s', (_, path, text) => {
    recordMatrix(root);
    write(path, text);
    expect(isRecorded(root)).toBe(true);
  });
});
