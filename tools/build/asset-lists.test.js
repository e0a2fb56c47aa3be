import { assetLists, modulesWithList } from './asset-lists.js';

const part = (file) => ({ file, integrity: `sha384-${file}` });
const modules = {
  '/modules/saas/index.js': {
    ...part('/modules/saas/index-1a.js'),
    chunks: [part('/modules/saas/chunks/page-2b.js'), part('/modules/vendor/shared-3c.js')],
    dynamic: [part('/modules/saas/chunks/on-demand-5e.js')],
  },
  '/modules/saas/other.js': { ...part('/modules/saas/other-4d.js'), chunks: [], dynamic: [] },
};

test('every file of a folder is in its list, by a relative path inside the folder', () => {
  expect(Object.fromEntries(assetLists({ modules }))).toEqual({
    '/modules/saas': {
      'index-1a.js': 'sha384-/modules/saas/index-1a.js',
      'chunks/page-2b.js': 'sha384-/modules/saas/chunks/page-2b.js',
      'chunks/on-demand-5e.js': 'sha384-/modules/saas/chunks/on-demand-5e.js',
      'other-4d.js': 'sha384-/modules/saas/other-4d.js',
    },
  });
});

test('an application with lazy parts names its list, and no other module does', () => {
  const appModule = (file, dynamic) => ({
    ...part(`/modules/sub-apps/${file}`),
    chunks: [],
    dynamic,
  });
  const manifest = {
    modules: {
      saas: appModule('saas/index-1a.js', [part('/modules/sub-apps/saas/chunks/page-2b.js')]),
      plain: appModule('plain/index-3c.js', []),
      ...modules,
    },
  };
  const { saas } = manifest.modules;
  expect(modulesWithList(manifest, '/modules/sub-apps/saas')).toEqual([saas]);
  expect(modulesWithList(manifest, '/modules/sub-apps/plain')).toEqual([]);
  expect(modulesWithList(manifest, '/modules/saas')).toEqual([]);
});
