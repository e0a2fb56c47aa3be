import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeMenuManifests } from './menu-manifests.js';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'menu-manifests-'));
  mkdirSync(path.join(folder, 'sub-apps/isle'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const manifestFile = path.join('dist/modules/sub-apps/isle/manifest.json');
const placeManifests = () =>
  placeMenuManifests(['sub-apps/isle', 'shell-frame'], {
    from: folder,
    to: path.join(folder, 'dist'),
  });

test('the menu entries of a room are beside its module', async () => {
  writeFileSync(path.join(folder, 'sub-apps/isle/manifest.json'), '{"title":"Isle"}');
  await placeManifests();
  expect(readFileSync(path.join(folder, manifestFile), 'utf8')).toBe('{"title":"Isle"}');
});

test('a room without menu entries has no file, even if it had one before', async () => {
  await placeManifests();
  expect(existsSync(path.join(folder, manifestFile))).toBe(false);
  writeFileSync(path.join(folder, 'sub-apps/isle/manifest.json'), '{}');
  await placeManifests();
  rmSync(path.join(folder, 'sub-apps/isle/manifest.json'));
  await placeManifests();
  expect(existsSync(path.join(folder, manifestFile))).toBe(false);
});
