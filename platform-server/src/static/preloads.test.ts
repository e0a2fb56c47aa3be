import type { MapRevision } from './map-revision';
import { closure, entryModules, pagePreloads } from './preloads';

const built = (name: string, br: number, imports: string[] = [], chunks: string[] = []) => ({
  file: `/${name}.js`,
  integrity: `sha384-${name}`,
  imports,
  chunks: chunks.map((file) => ({ file, integrity: `sha384-${file}` })),
  dynamic: [],
  bytes: { br },
});
const revision = {
  source: {
    imports: { room: '/room', face: '/face', antd: '/antd', react: '/react', axios: '/axios' },
  },
  manifest: {
    modules: {
      '/room': built('room', 10, ['face', 'antd'], ['/room-part.js']),
      '/face': built('face', 20, ['antd', 'gone']),
      '/antd': built('antd', 60, ['react']),
      '/react': built('react', 3),
      '/axios': built('axios', 15),
    },
  },
} as unknown as MapRevision;

test('the largest come first, each after its imports', () => {
  expect(closure(revision, ['room']).map(({ file }) => file)).toEqual([
    '/react.js',
    '/antd.js',
    '/face.js',
    '/room.js',
    '/room-part.js',
  ]);
});

test('what one module needs comes before what only the next one needs, whatever the size', () => {
  expect(closure(revision, ['face', 'axios', 'room']).map(({ file }) => file)).toEqual([
    '/react.js',
    '/antd.js',
    '/face.js',
    '/axios.js',
    '/room.js',
    '/room-part.js',
  ]);
});

test('files for logged-in people only have no duplicates', () => {
  const listed = pagePreloads(revision, { always: ['face'], session: ['axios', 'room'] });
  const names = (files: string) => JSON.parse(files).map(([file]: [string]) => file);
  expect(names(listed.preloads)).toEqual(['/react.js', '/antd.js', '/face.js']);
  expect(names(listed.sessionPreloads)).toEqual(['/axios.js', '/room.js', '/room-part.js']);
});

test.each([
  ['/personal', ['@edu/account-center'], []],
  ['/personal/settings', [], ['@edu/shell-frame/settings']],
  ['/personal/settings/', [], ['@edu/shell-frame/settings']],
  ['/personal/settings/x', ['@edu/account-center'], []],
  ['/saas/screen/trainRegulation', ['axios', '@edu-app/screens'], []],
  ['/saas/screen/governmentDataScreen/', ['axios', '@edu-app/screens'], []],
])('%s preloads what it shows', (path, always, session) => {
  const modules = entryModules(path);
  expect(modules.always.slice(2)).toEqual(always);
  expect(modules.session.slice(2)).toEqual(session);
});
