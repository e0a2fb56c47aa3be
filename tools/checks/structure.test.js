import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { wallPaths } from '../../root-config/src/paths';
import { tiers } from '../build/bundle/antd-tiers.js';
import { libraryNames } from '../build/bundle/libraries.js';
import { listJobs, moduleName, roomFolders } from '../build/jobs.js';

const root = resolve(__dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const folders = (parent) =>
  readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const { imports } = JSON.parse(read('importmap.json'));
const rooms = roomFolders();
/** Rooms with pages, which a manifest lists. */
const apps = rooms.filter((room) => !['shared-utility', 'root-config'].includes(room));

describe('import map, build, manifests and folders agree', () => {
  it.each(rooms)('the map names %s by its stable address', (room) => {
    expect(imports[moduleName(room)]).toBe(`/modules/${room}/index.js`);
    expect(existsSync(join(root, room, 'src/index.ts'))).toBe(true);
  });

  it('the map names no local module that is not built', () => {
    const shared = [...libraryNames, 'antd', ...Object.keys(tiers).map((tier) => `antd/${tier}`)];
    const entriesBeside = listJobs().jobs.flatMap(({ id, files = [] }) =>
      files
        .filter((file) => file.endsWith('.entry.ts'))
        .map((file) => `${moduleName(id)}/${basename(file, '.entry.ts')}`),
    );
    const built = [...rooms.map(moduleName), ...entriesBeside, ...shared];
    const local = Object.keys(imports).filter((name) => imports[name].startsWith('/modules/'));
    expect(local.filter((name) => !built.includes(name) && !name.startsWith('antd/'))).toEqual([]);
    expect(shared.filter((name) => !(name in imports))).toEqual([]);
  });

  it.each(apps)('the manifest of %s has its name, segment and pages', (room) => {
    const { manifest } = require(join(root, room, 'src/manifest.ts'));
    expect(manifest.name).toBe(moduleName(room));
    if (room.startsWith('sub-apps/')) expect(`sub-apps/${manifest.segment}`).toBe(room);
    const outside = manifest.pages.filter((page) => !page.startsWith('/'));
    expect(outside).toEqual([]);
    if (room.startsWith('sub-apps/')) {
      // The specification has the paths of the big screens below another app's segment.
      const elsewhere = manifest.pages.filter(
        (page) => page.split('/')[1] !== manifest.segment && !wallPaths.has(page),
      );
      expect(elsewhere).toEqual([]);
    }
  });

  it('no two manifests claim the same page', () => {
    const pages = apps.flatMap(
      (room) => require(join(root, room, 'src/manifest.ts')).manifest.pages,
    );
    expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
  });

  it('an app exports its lifecycles and nothing else', () => {
    const leaky = apps.filter((room) => {
      const index = read(`${room}/src/index.ts`);
      const exportedNames = [...index.matchAll(/export\s+(?:const\s+)?\{([^}]*)\}/g)].flatMap(
        ([, list]) =>
          (list ?? '').split(',').map((name) =>
            name
              .trim()
              .split(/\s+as\s+/)
              .pop(),
          ),
      );
      const allowed = ['bootstrap', 'mount', 'unmount', 'update', ''];
      return (
        exportedNames.some((name) => !allowed.includes(name ?? '')) ||
        /export\s+(?:\*|default)/.test(index)
      );
    });
    expect(leaky).toEqual([]);
  });

  it('every folder at depth one has a README', () => {
    const hidden = new Set(['node_modules', 'dist', 'coverage', 'types', 'docs']);
    const without = folders('.')
      .filter((name) => !name.startsWith('.') && !hidden.has(name))
      .filter((name) => !existsSync(join(root, name, 'README.md')));
    expect(without).toEqual([]);
  });
});
