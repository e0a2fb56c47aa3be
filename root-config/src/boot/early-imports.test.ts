import { importEarly } from './early-imports';

const origin = window.location.origin;
const list = (name: string, files: readonly string[]) => {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = JSON.stringify(files.map((file) => [file, 'sha384-a']));
  document.head.append(meta);
};
const preload = (...files: string[]) => {
  document.head.innerHTML = '';
  list('edu-preloads', files);
};
const imports = {
  react: '/modules/vendor/react-1.js',
  antd: '/modules/vendor/antd-1.js',
  '@edu/entrance': '/modules/entrance/index-1.js',
  '@edu/shared-utility/data': '/modules/shared-utility/data-1.js',
};

/** A loader with that map, which records its imports and deletions. */
function loader(fails: readonly string[] = []) {
  const imported: string[] = [];
  const deleted: string[] = [];
  return {
    imported,
    deleted,
    resolve: (id: string) => origin + Reflect.get(imports, id),
    import: async (id: string) => {
      imported.push(id);
      if (fails.some((name) => id.endsWith(Reflect.get(imports, name)))) throw new Error('lost');
    },
    delete: (url: string) => deleted.push(url),
  };
}

test('evaluates the shared libraries that the page preloads, and no others', () => {
  preload('/modules/vendor/react-1.js', '/modules/entrance/index-1.js');
  const system = loader();
  importEarly(system, { imports });
  expect(system.imported).toEqual([`${origin}/modules/vendor/react-1.js`]);
});

test('shared utilities count as a library too: an application would wait for them when it starts', () => {
  preload('/modules/shared-utility/data-1.js', '/modules/entrance/index-1.js');
  const system = loader();
  importEarly(system, { imports });
  expect(system.imported).toEqual([`${origin}/modules/shared-utility/data-1.js`]);
});

test('uses the address of the map: an overridden library is not evaluated twice', () => {
  preload('/modules/vendor/react-0.js');
  const system = loader();
  importEarly(system, { imports });
  expect(system.imported).toEqual([]);
});

test('discards a failure, so that the real import tries again', async () => {
  preload('/modules/vendor/react-1.js', '/modules/vendor/antd-1.js');
  const system = loader(['antd']);
  importEarly(system, { imports });
  await Promise.resolve();
  await Promise.resolve();
  expect(system.deleted).toEqual([`${origin}/modules/vendor/antd-1.js`]);
});

test('includes what only a page with a session preloads', () => {
  preload('/modules/vendor/react-1.js');
  list('edu-session-preloads', ['/modules/vendor/antd-1.js']);
  const guest = loader();
  importEarly(guest, { imports });
  window.localStorage.setItem('token', 't');
  const person = loader();
  importEarly(person, { imports });
  window.localStorage.clear();
  expect(guest.imported).toEqual([`${origin}/modules/vendor/react-1.js`]);
  expect(person.imported).toEqual(
    ['react-1', 'antd-1'].map((n) => `${origin}/modules/vendor/${n}.js`),
  );
});
