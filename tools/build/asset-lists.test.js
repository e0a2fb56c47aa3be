import { assetLists, modulesWithList } from './asset-lists.js';

const builtFile = (file) => ({ file, integrity: `sha384-${file}` });
const modules = {
  '/modules/saas/index.js': {
    ...builtFile('/modules/saas/index-1a.js'),
    chunks: [
      builtFile('/modules/saas/chunks/page-2b.js'),
      builtFile('/modules/vendor/shared-3c.js'),
    ],
    dynamic: [builtFile('/modules/saas/chunks/on-demand-5e.js')],
  },
  '/modules/saas/other.js': { ...builtFile('/modules/saas/other-4d.js'), chunks: [], dynamic: [] },
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
    ...builtFile(`/modules/sub-apps/${file}`),
    chunks: [],
    dynamic,
  });
  const manifest = {
    modules: {
      saas: appModule('saas/index-1a.js', [builtFile('/modules/sub-apps/saas/chunks/page-2b.js')]),
      plain: appModule('plain/index-3c.js', []),
      ...modules,
    },
  };
  const { saas } = manifest.modules;
  expect(modulesWithList(manifest, '/modules/sub-apps/saas')).toEqual([saas]);
  expect(modulesWithList(manifest, '/modules/sub-apps/plain')).toEqual([]);
  expect(modulesWithList(manifest, '/modules/saas')).toEqual([]);
});
