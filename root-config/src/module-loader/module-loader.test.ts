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
const at = (name: string) => `http://localhost/${name}`;

beforeAll(async () => {
  Object.assign(System.constructor.prototype, {
    instantiate: (url: string) => {
      requests.push(url);
      const plain = url.replace(/\?retry=\d+$/, '');
      return files.get(plain)?.() ?? missing(url)();
    },
  });
  const map = {
    imports: { a: at('a.js'), b: at('b.js'), lib: at('lib.js') },
    integrity: { [at('a.js')]: 'sha384-a' },
  };
  const page: PageMap = {
    revision: 'r1',
    base: at('importmap.json'),
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
  files.set(at('lib.js'), missing(at('lib.js')));
  await expect(moduleLoader.load('lib')).rejects.toThrow('lib.js');
  files.set(at('lib.js'), file({ create: 1 }));
  await expect(moduleLoader.load('lib')).rejects.toThrow('lib.js');
  moduleLoader.forget('lib');
  await expect(moduleLoader.load('lib')).resolves.toMatchObject({ create: 1 });
  System.delete(at('lib.js'));
  files.delete(at('lib.js'));
});

test('so is a lazily loaded part of an application, whatever imports it', async () => {
  const part = at('chunks/dialogs.js');
  await expect(System.import(part)).rejects.toThrow('dialogs.js');
  files.set(part, file({ default: 1 }));
  await expect(System.import(part)).rejects.toThrow('dialogs.js');
  moduleLoader.forget('account-center');
  await expect(System.import(part)).resolves.toMatchObject({ default: 1 });
});

test('working files are kept when failures are cleared: the parts of an application share them', async () => {
  files.set(at('works.js'), file({ create: 1 }));
  moduleLoader.adopt({ imports: { works: at('works.js') }, integrity: {} }, [], {
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
  files.set(at('calendar.js'), file({}, [at('calendar-words.js')]));
  await System.import(at('calendar.js')).catch(() => moduleLoader.forget('shared-utility'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a failed module is fetched again only after its failure was cleared, with its digest', async () => {
  await expect(moduleLoader.load('a')).rejects.toThrow('Error loading');
  await expect(moduleLoader.load('a')).rejects.toThrow('Error loading');
  expect(requests).toEqual([at('a.js')]);
  files.set(at('a.js'), file({ version: '1.2.3' }));
  moduleLoader.renew('a', 0);
  expect(await moduleLoader.load('a')).toMatchObject({ version: '1.2.3' });
  expect(moduleLoader.addressOf('a')).toBe(at('a.js?retry=1'));
  expect(moduleLoader.integrityOf(at('a.js?retry=1'))).toBe('sha384-a');
  expect(moduleLoader.versionOf('a')).toBe('1.2.3');
});

test('when a dependency failed, the whole graph is fetched again', async () => {
  files.set(at('b.js'), file({ name: 'b' }, [at('middle.js')]));
  files.set(at('middle.js'), file({}, ['lib']));
  await expect(moduleLoader.load('b')).rejects.toThrow('lib.js');
  files.set(at('lib.js'), file({ name: 'lib' }));
  moduleLoader.renew('b', 0);
  expect(await moduleLoader.load('b')).toMatchObject({ name: 'b' });
  expect(requests.filter((url) => url.startsWith(at('lib.js')))).toHaveLength(2);
});

test('a request that has hung long enough is repeated, a recent one is not', async () => {
  files.set(at('c.js'), () => new Promise(() => {}));
  moduleLoader.adopt({ imports: { c: at('c.js') }, integrity: {} }, [], {
    revision: 'r2',
    rollouts: [],
  });
  expect(moduleLoader.revision()).toBe('r2');
  void moduleLoader.load('c');
  await new Promise((resolve) => setTimeout(resolve));
  moduleLoader.renew('a', 60_000);
  expect(requests.filter((url) => url.startsWith(at('c.js')))).toEqual([at('c.js')]);
  files.set(at('c.js'), file({ name: 'c' }));
  moduleLoader.renew('c', 0);
  expect(await moduleLoader.load('c')).toMatchObject({ name: 'c' });
});

test('the module itself is requested again even if its request is recent', async () => {
  const name = '@edu-app/slow';
  files.set(at('slow.js'), file({ name }, [at('slow-part.js')]));
  files.set(at('slow-part.js'), () => new Promise(() => {}));
  moduleLoader.adopt({ imports: { [name]: at('slow.js') }, integrity: {} }, [], {
    revision: 'r2',
    rollouts: [],
  });
  void moduleLoader.load(name);
  await new Promise((resolve) => setTimeout(resolve));
  files.set(at('slow-part.js'), file({}));
  moduleLoader.renew(name, 60_000);
  expect(await moduleLoader.load(name)).toMatchObject({ name });
});

test('a file three levels down that hangs is requested at a new address, and its waiters continue', async () => {
  const name = '@edu-app/deep';
  files.set(at('deep.js'), file({ name }, [at('deep-1.js')]));
  files.set(at('deep-1.js'), file({}, [at('deep-2.js')]));
  files.set(at('deep-2.js'), file({}, [at('deep-3.js')]));
  files.set(at('deep-3.js'), () => new Promise(() => {}));
  moduleLoader.adopt(
    { imports: { [name]: at('deep.js') }, integrity: { [at('deep-3.js')]: 'sha384-3' } },
    [],
    { revision: 'r2', rollouts: [] },
  );
  const first = moduleLoader.load(name);
  await waitFor(() => expect(requests).toContain(at('deep-3.js')));
  files.set(at('deep-3.js'), file({}));
  moduleLoader.renew(name, 60_000);
  expect(await moduleLoader.load(name)).toMatchObject({ name });
  expect(await first).toMatchObject({ name });
  expect(requests.at(-1)).toBe(at('deep-3.js?retry=1'));
  expect(moduleLoader.integrityOf(at('deep-3.js?retry=1'))).toBe('sha384-3');
  // Nothing else was fetched twice.
  expect(requests).toHaveLength(5);
});

test('a new version is loaded from its new address; a removed name is gone', async () => {
  files.set(at('a-2.js'), file({ version: '2.0.0' }));
  const next = moduleLoader.resolveMap({
    imports: { a: 'a-2.js' },
    integrity: { 'a-2.js': 'sha384-2' },
  });
  moduleLoader.adopt(next, ['b'], { revision: 'r3', rollouts: [] });
  expect(await moduleLoader.load('a')).toMatchObject({ version: '2.0.0' });
  expect(moduleLoader.integrityOf(at('a-2.js'))).toBe('sha384-2');
  expect(moduleLoader.isInstalled('b')).toBe(false);
  await expect(moduleLoader.load('b')).rejects.toThrow('No entry "b"');
});

test('a pin replaces the address until the map has another one', async () => {
  moduleLoader.pin('a', { address: at('a.js'), integrity: 'sha384-a' });
  expect(moduleLoader.originOf('a')).toBe('last-good');
  expect(moduleLoader.addressOf('a')).toMatch(at('a.js?retry='));
  expect(moduleLoader.imports().a).toBe(at('a-2.js'));
  moduleLoader.adopt({ imports: { a: at('a-3.js') }, integrity: {} }, [], {
    revision: 'r4',
    rollouts: [],
  });
  expect(moduleLoader.addressOf('a')).toBe(at('a-3.js'));
});

test('a file republished at the same address is retried with its new digest', async () => {
  const adopt = (digest: string) =>
    moduleLoader.adopt({ imports: { e: at('e.js') }, integrity: { [at('e.js')]: digest } }, [], {
      revision: digest,
      rollouts: [],
    });
  adopt('sha384-before');
  await expect(moduleLoader.load('e')).rejects.toThrow('e.js');
  moduleLoader.renew('e', 0);
  await expect(moduleLoader.load('e')).rejects.toThrow('e.js');
  expect(moduleLoader.integrityOf(at('e.js?retry=1'))).toBe('sha384-before');
  adopt('sha384-after');
  files.set(at('e.js'), file({ name: 'e' }));
  moduleLoader.renew('e', 0);
  expect(await moduleLoader.load('e')).toMatchObject({ name: 'e' });
  expect(moduleLoader.integrityOf(at('e.js?retry=2'))).toBe('sha384-after');
});

test('an error carries the file that caused it, not those that depend on it', async () => {
  files.set(at('f.js'), file({}, [at('f-part.js')]));
  files.set(at('f-part.js'), async () => [
    [],
    () => ({
      execute() {
        throw new Error('broken part');
      },
    }),
  ]);
  moduleLoader.adopt({ imports: { f: at('f.js') }, integrity: {} }, [], {
    revision: 'r6',
    rollouts: [],
  });
  const error: unknown = await moduleLoader.load('f').catch((reason: unknown) => reason);
  expect(error).toEqual(new Error('broken part'));
  expect(moduleLoader.sourceOf(error)).toBe(at('f-part.js'));
  expect(moduleLoader.sourceOf(new Error('another'))).toBeNull();
  expect(moduleLoader.sourceOf('thrown text')).toBeNull();
});

test('removing a pin requests the failed address again, with its digest', async () => {
  moduleLoader.adopt(
    { imports: { d: at('d-2.js') }, integrity: { [at('d-2.js')]: 'sha384-d' } },
    [],
    {
      revision: 'r5',
      rollouts: [],
    },
  );
  moduleLoader.renew('d', 0);
  moduleLoader.pin('d', { address: at('d-1.js') });
  expect(moduleLoader.addressOf('d')).toBe(at('d-1.js'));
  moduleLoader.renew('d', 0);
  moduleLoader.renew('d', 0);
  moduleLoader.pin('d', null);
  expect(moduleLoader.originOf('d')).toBe('map');
  expect(moduleLoader.addressOf('d')).toBe(at('d-2.js?retry=1'));
  files.set(at('d-2.js'), file({}));
  await moduleLoader.load('d');
  expect(moduleLoader.integrityOf(at('d-2.js?retry=1'))).toBe('sha384-d');
});

test('a new application gets another major through the scopes that were added with it', async () => {
  const shared = jest.fn();
  const values: unknown[] = [];
  files.set(at('majors/lib-2.js'), file({ major: 2 }));
  files.set(at('majors/app.js'), async () => [
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
  expect(next.scopes).toEqual({ [at('majors/')]: { lib: at('majors/lib-2.js') } });
  moduleLoader.adopt(next, [], { revision: 'r2', rollouts: [] });
  expect(await moduleLoader.load('majors')).toMatchObject({ mount: shared });
  expect(requests).toEqual([at('majors/app.js'), at('majors/lib-2.js')]);
  expect(values).toContain(2);
});
