import { waitFor } from '@testing-library/dom';
import 'systemjs/dist/system.js';
import { pageMapAddress } from '../boot/boot-error';
import type { PageMap } from '../page-map/page-map';
import { moduleLoader } from '.';

type Registration = [string[], (e: (exports: object) => void) => { execute(): void }];
/** Response and number of requests of each address; hooks into SystemJS itself. */
const files = new Map<string, () => Promise<Registration>>();
const requests: string[] = [];

const file =
  (values: object, needs: string[] = []) =>
  async (): Promise<Registration> => [
    needs,
    (e) => ({
      setters: needs.map(() => () => {}),
      execute: () => {
        e(values);
      },
    }),
  ];
const missing = (address: string) => () =>
  Promise.reject(new Error(`Error loading ${address} (SystemJS Error#3)`));
const urlOf = (name: string) => `http://localhost/${name}`;

beforeAll(async () => {
  Object.assign(System.constructor.prototype, {
    instantiate: (url: string) => {
      requests.push(url);
      const plain = url.replace(/\?retry=\d+$/, '');
      return files.get(plain)?.() ?? missing(url)();
    },
  });
  const map = {
    imports: { a: urlOf('a.js'), b: urlOf('b.js'), lib: urlOf('lib.js') },
    integrity: { [urlOf('a.js')]: 'sha384-a' },
  };
  const page: PageMap = {
    revision: 'r1',
    base: urlOf('importmap.json'),
    map,
    overrides: [],
    rollouts: [],
  };
  (System as unknown as { addImportMap(map: object): void }).addImportMap(map);
  System.set(pageMapAddress(), { page });
  await moduleLoader.ready();
});
beforeEach(() => {
  requests.length = 0;
});

test('finds exact names in the map, its revision and the source of each address', () => {
  expect(moduleLoader.isInstalled('a')).toBe(true);
  expect(moduleLoader.isInstalled('a/x')).toBe(false);
  expect(moduleLoader.isInstalled('__proto__')).toBe(false);
  expect(moduleLoader.revision()).toBe('r1');
  expect([moduleLoader.originOf('a'), moduleLoader.originOf('x')]).toEqual(['map', 'none']);
});

test('a shared library that failed to load lazily is fetched again by the next import once its failure is cleared', async () => {
  files.set(urlOf('lib.js'), missing(urlOf('lib.js')));
  await expect(moduleLoader.load('lib')).rejects.toThrow('lib.js');
  files.set(urlOf('lib.js'), file({ create: 1 }));
  await expect(moduleLoader.load('lib')).rejects.toThrow('lib.js');
  moduleLoader.forget('lib');
  await expect(moduleLoader.load('lib')).resolves.toMatchObject({ create: 1 });
  System.delete(urlOf('lib.js'));
  files.delete(urlOf('lib.js'));
});

test('so is a lazily loaded part of an application, whatever imports it', async () => {
  const part = urlOf('chunks/dialogs.js');
  await expect(System.import(part)).rejects.toThrow('dialogs.js');
  files.set(part, file({ default: 1 }));
  await expect(System.import(part)).rejects.toThrow('dialogs.js');
  moduleLoader.forget('account-center');
  await expect(System.import(part)).resolves.toMatchObject({ default: 1 });
});

test('working files are kept when failures are cleared: the parts of an application share them', async () => {
  files.set(urlOf('works.js'), file({ create: 1 }));
  moduleLoader.applyChanges({ imports: { works: urlOf('works.js') }, integrity: {} }, [], {
    revision: 'r1',
    rollouts: [],
  });
  const before = await moduleLoader.load('works');
  moduleLoader.forget('works');
  expect(await moduleLoader.load('works')).toBe(before);
  expect(requests).toHaveLength(1);
});

test('the dependency of a failed part leaves no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  files.set(urlOf('calendar.js'), file({}, [urlOf('calendar-words.js')]));
  await System.import(urlOf('calendar.js')).catch(() => moduleLoader.forget('shared-utility'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a failed module is fetched again only after its failure was cleared, with its digest', async () => {
  await expect(moduleLoader.load('a')).rejects.toThrow('Error loading');
  await expect(moduleLoader.load('a')).rejects.toThrow('Error loading');
  expect(requests).toEqual([urlOf('a.js')]);
  files.set(urlOf('a.js'), file({ version: '1.2.3' }));
  moduleLoader.renew('a', 0);
  expect(await moduleLoader.load('a')).toMatchObject({ version: '1.2.3' });
  expect(moduleLoader.addressOf('a')).toBe(urlOf('a.js?retry=1'));
  expect(moduleLoader.integrityOf(urlOf('a.js?retry=1'))).toBe('sha384-a');
  expect(moduleLoader.versionOf('a')).toBe('1.2.3');
});

test('when a dependency failed, the whole graph is fetched again', async () => {
  files.set(urlOf('b.js'), file({ name: 'b' }, [urlOf('middle.js')]));
  files.set(urlOf('middle.js'), file({}, ['lib']));
  await expect(moduleLoader.load('b')).rejects.toThrow('lib.js');
  files.set(urlOf('lib.js'), file({ name: 'lib' }));
  moduleLoader.renew('b', 0);
  expect(await moduleLoader.load('b')).toMatchObject({ name: 'b' });
  expect(requests.filter((url) => url.startsWith(urlOf('lib.js')))).toHaveLength(2);
});

test('a request that has hung long enough is repeated, a recent one is not', async () => {
  files.set(urlOf('c.js'), () => new Promise(() => {}));
  moduleLoader.applyChanges({ imports: { c: urlOf('c.js') }, integrity: {} }, [], {
    revision: 'r2',
    rollouts: [],
  });
  expect(moduleLoader.revision()).toBe('r2');
  void moduleLoader.load('c');
  await new Promise((resolve) => setTimeout(resolve));
  moduleLoader.renew('a', 60_000);
  expect(requests.filter((url) => url.startsWith(urlOf('c.js')))).toEqual([urlOf('c.js')]);
  files.set(urlOf('c.js'), file({ name: 'c' }));
  moduleLoader.renew('c', 0);
  expect(await moduleLoader.load('c')).toMatchObject({ name: 'c' });
});

test('the module itself is requested again even if its request is recent', async () => {
  const name = '@edu-app/slow';
  files.set(urlOf('slow.js'), file({ name }, [urlOf('slow-part.js')]));
  files.set(urlOf('slow-part.js'), () => new Promise(() => {}));
  moduleLoader.applyChanges({ imports: { [name]: urlOf('slow.js') }, integrity: {} }, [], {
    revision: 'r2',
    rollouts: [],
  });
  void moduleLoader.load(name);
  await new Promise((resolve) => setTimeout(resolve));
  files.set(urlOf('slow-part.js'), file({}));
  moduleLoader.renew(name, 60_000);
  expect(await moduleLoader.load(name)).toMatchObject({ name });
});

test('a file three levels down that hangs is requested at a new address, and its waiters continue', async () => {
  const name = '@edu-app/deep';
  files.set(urlOf('deep.js'), file({ name }, [urlOf('deep-1.js')]));
  files.set(urlOf('deep-1.js'), file({}, [urlOf('deep-2.js')]));
  files.set(urlOf('deep-2.js'), file({}, [urlOf('deep-3.js')]));
  files.set(urlOf('deep-3.js'), () => new Promise(() => {}));
  moduleLoader.applyChanges(
    { imports: { [name]: urlOf('deep.js') }, integrity: { [urlOf('deep-3.js')]: 'sha384-3' } },
    [],
    { revision: 'r2', rollouts: [] },
  );
  const first = moduleLoader.load(name);
  await waitFor(() => expect(requests).toContain(urlOf('deep-3.js')));
  files.set(urlOf('deep-3.js'), file({}));
  moduleLoader.renew(name, 60_000);
  expect(await moduleLoader.load(name)).toMatchObject({ name });
  expect(await first).toMatchObject({ name });
  expect(requests.at(-1)).toBe(urlOf('deep-3.js?retry=1'));
  expect(moduleLoader.integrityOf(urlOf('deep-3.js?retry=1'))).toBe('sha384-3');
  // Nothing else was fetched twice.
  expect(requests).toHaveLength(5);
});

test('a new version is loaded from its new address; a removed name is gone', async () => {
  files.set(urlOf('a-2.js'), file({ version: '2.0.0' }));
  const next = moduleLoader.resolveMap({
    imports: { a: 'a-2.js' },
    integrity: { 'a-2.js': 'sha384-2' },
  });
  moduleLoader.applyChanges(next, ['b'], { revision: 'r3', rollouts: [] });
  expect(await moduleLoader.load('a')).toMatchObject({ version: '2.0.0' });
  expect(moduleLoader.integrityOf(urlOf('a-2.js'))).toBe('sha384-2');
  expect(moduleLoader.isInstalled('b')).toBe(false);
  await expect(moduleLoader.load('b')).rejects.toThrow('No entry "b"');
});

test('a pin replaces the address until the map has another one', async () => {
  moduleLoader.pin('a', { address: urlOf('a.js'), integrity: 'sha384-a' });
  expect(moduleLoader.originOf('a')).toBe('last-good');
  expect(moduleLoader.addressOf('a')).toMatch(urlOf('a.js?retry='));
  expect(moduleLoader.imports().a).toBe(urlOf('a-2.js'));
  moduleLoader.applyChanges({ imports: { a: urlOf('a-3.js') }, integrity: {} }, [], {
    revision: 'r4',
    rollouts: [],
  });
  expect(moduleLoader.addressOf('a')).toBe(urlOf('a-3.js'));
});

test('a file republished at the same address is retried with its new digest', async () => {
  const adopt = (digest: string) =>
    moduleLoader.applyChanges(
      { imports: { e: urlOf('e.js') }, integrity: { [urlOf('e.js')]: digest } },
      [],
      {
        revision: digest,
        rollouts: [],
      },
    );
  adopt('sha384-before');
  await expect(moduleLoader.load('e')).rejects.toThrow('e.js');
  moduleLoader.renew('e', 0);
  await expect(moduleLoader.load('e')).rejects.toThrow('e.js');
  expect(moduleLoader.integrityOf(urlOf('e.js?retry=1'))).toBe('sha384-before');
  adopt('sha384-after');
  files.set(urlOf('e.js'), file({ name: 'e' }));
  moduleLoader.renew('e', 0);
  expect(await moduleLoader.load('e')).toMatchObject({ name: 'e' });
  expect(moduleLoader.integrityOf(urlOf('e.js?retry=2'))).toBe('sha384-after');
});

test('an error carries the file that caused it, not those that depend on it', async () => {
  files.set(urlOf('f.js'), file({}, [urlOf('f-part.js')]));
  files.set(urlOf('f-part.js'), async () => [
    [],
    () => ({
      execute() {
        throw new Error('broken part');
      },
    }),
  ]);
  moduleLoader.applyChanges({ imports: { f: urlOf('f.js') }, integrity: {} }, [], {
    revision: 'r6',
    rollouts: [],
  });
  const error: unknown = await moduleLoader.load('f').catch((reason: unknown) => reason);
  expect(error).toEqual(new Error('broken part'));
  expect(moduleLoader.sourceOf(error)).toBe(urlOf('f-part.js'));
  expect(moduleLoader.sourceOf(new Error('another'))).toBeNull();
  expect(moduleLoader.sourceOf('thrown text')).toBeNull();
});

test('removing a pin requests the failed address again, with its digest', async () => {
  moduleLoader.applyChanges(
    { imports: { d: urlOf('d-2.js') }, integrity: { [urlOf('d-2.js')]: 'sha384-d' } },
    [],
    {
      revision: 'r5',
      rollouts: [],
    },
  );
  moduleLoader.renew('d', 0);
  moduleLoader.pin('d', { address: urlOf('d-1.js') });
  expect(moduleLoader.addressOf('d')).toBe(urlOf('d-1.js'));
  moduleLoader.renew('d', 0);
  moduleLoader.renew('d', 0);
  moduleLoader.pin('d', null);
  expect(moduleLoader.originOf('d')).toBe('map');
  expect(moduleLoader.addressOf('d')).toBe(urlOf('d-2.js?retry=1'));
  files.set(urlOf('d-2.js'), file({}));
  await moduleLoader.load('d');
  expect(moduleLoader.integrityOf(urlOf('d-2.js?retry=1'))).toBe('sha384-d');
});

test('a new application gets another major through the scopes that were added with it', async () => {
  const shared = jest.fn();
  const values: unknown[] = [];
  files.set(urlOf('majors/lib-2.js'), file({ major: 2 }));
  files.set(urlOf('majors/app.js'), async () => [
    ['lib'],
    (publish) => ({
      setters: [(lib: { major?: number }) => values.push(lib.major)],
      execute() {
        publish({ mount: shared });
      },
    }),
  ]);
  const next = moduleLoader.resolveMap({
    imports: { majors: '/majors/app.js' },
    scopes: { '/majors/': { lib: '/majors/lib-2.js' } },
  });
  expect(next.scopes).toEqual({ [urlOf('majors/')]: { lib: urlOf('majors/lib-2.js') } });
  moduleLoader.applyChanges(next, [], { revision: 'r2', rollouts: [] });
  expect(await moduleLoader.load('majors')).toMatchObject({ mount: shared });
  expect(requests).toEqual([urlOf('majors/app.js'), urlOf('majors/lib-2.js')]);
  expect(values).toContain(2);
});
