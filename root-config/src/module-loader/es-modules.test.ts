import { waitFor } from '@testing-library/dom';
import 'systemjs/dist/system.js';
import nock from 'nock';
import { pageMapAddress } from '../boot/boot-error';
import type { PageMap } from '../page-map/page-map';
import { moduleLoader } from '.';
import { formatOfText } from './formats';
import { addToMap, type SystemJs, systemJs } from './systemjs';

const host = 'http://cdn.example';
const urlOf = (path: string) => `${host}${path}`;

/** Results of the browser's native import, by address. */
const modules = new Map<string, () => Promise<object>>();
const imported: string[] = [];
/** Addresses preloaded by `modulepreload`; those in `bad` do not match their digest. */
const preloaded: string[] = [];
const bad = new Set<string>();
/** Addresses that SystemJS itself was asked to load. */
const scripts: string[] = [];
const libraries = new Map<string, () => Promise<unknown>>();

const adopt = (name: string, path: string, formats: PageMap['formats'], integrity = {}) =>
  moduleLoader.applyChanges({ imports: { [name]: urlOf(path) }, integrity }, [], {
    revision: path,
    rollouts: [],
    ...(formats && { formats }),
  });
const es = (path: string): PageMap['formats'] => ({ [urlOf(path)]: 'es' });

beforeAll(async () => {
  Object.assign(System.constructor.prototype, {
    instantiate: async (url: string) => {
      scripts.push(url);
      const library = libraries.get(url);
      if (library) return library();
      throw new Error(`Error loading ${url} (SystemJS Error#3)`);
    },
  });
  const native: SystemJs['importNative'] = (url) => {
    imported.push(url);
    const plain = url.replace(/\?retry=\d+$/, '');
    const load =
      modules.get(plain) ??
      (() => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`)));
    return load() as Promise<System.Module>;
  };
  systemJs().importNative = native;
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'modulepreload') continue;
      preloaded.push(`${node.href} ${node.getAttribute('integrity')}`);
      node.dispatchEvent(new Event(bad.has(node.href) ? 'error' : 'load'));
    }
  }).observe(document.head, { childList: true });
  const map = { imports: { antd: urlOf('/antd.js') } };
  const page: PageMap = {
    revision: 'r1',
    base: urlOf('/importmap.json'),
    map,
    overrides: [],
    rollouts: [],
  };
  addToMap(map);
  System.set(pageMapAddress(), { page });
  await moduleLoader.ready();
});

beforeEach(() => {
  for (const list of [imported, preloaded, scripts]) list.length = 0;
});

test('a line that the server calls an ES module is imported by the browser, including its exports', async () => {
  modules.set(urlOf('/a/index.js'), async () => ({ mount: 1, version: '1.2.3' }));
  adopt('@edu-app/a', '/a/index.js', es('/a/index.js'));
  expect(await moduleLoader.load('@edu-app/a')).toMatchObject({ mount: 1 });
  expect(moduleLoader.versionOf('@edu-app/a')).toBe('1.2.3');
  expect([imported, scripts]).toEqual([[urlOf('/a/index.js')], []]);
  expect(moduleLoader.entryOf(urlOf('/a/chunks/part.js'))).toBe(urlOf('/a/index.js'));
});

test.each([
  ['System.register([], function () {});', 'system'],
  ['/* banner */ System.register(["react"],()=>{const a="export {b}"})', 'system'],
  ['import{a}from"react";export{a as mount};', 'es'],
  ['import "/src/app.tsx";', 'es'],
  ['const f=1;export default f;', 'es'],
  ['export const mount = 1;', 'es'],
  ['window.mount = function () {};', 'system'],
  ['<!doctype html>', 'system'],
])('%s is recognised as %s if no server has checked it', (text, format) => {
  expect(formatOfText(text)).toBe(format);
});

test('an address that was not checked before is checked at once, with its digest if it has one', async () => {
  const wire = nock(host)
    .get('/b/index.js')
    .reply(200, 'export const mount = 1;', { 'access-control-allow-origin': '*' });
  modules.set(urlOf('/b/index.js'), async () => ({ mount: 1 }));
  adopt('@edu-app/b', '/b/index.js', undefined);
  expect(await moduleLoader.load('@edu-app/b')).toMatchObject({ mount: 1 });
  expect(wire.isDone()).toBe(true);
  moduleLoader.renew('@edu-app/b', 0);
  await moduleLoader.load('@edu-app/b');
  expect(imported).toEqual([urlOf('/b/index.js'), urlOf('/b/index.js?retry=1')]);
});

test('the entry is imported only after its bytes were checked; a changed byte is refused, and again', async () => {
  const address = urlOf('/c/index.js');
  modules.set(address, async () => ({ mount: 1 }));
  bad.add(address).add(`${address}?retry=1`);
  adopt('@edu-app/c', '/c/index.js', es('/c/index.js'), { [address]: 'sha384-c' });
  await expect(moduleLoader.load('@edu-app/c')).rejects.toThrow(address);
  expect([preloaded, imported]).toEqual([[`${address} sha384-c`], []]);
  moduleLoader.renew('@edu-app/c', 0);
  await expect(moduleLoader.load('@edu-app/c')).rejects.toThrow(address);
  expect(preloaded).toEqual([`${address} sha384-c`, `${address}?retry=1 sha384-c`]);
  bad.clear();
  moduleLoader.renew('@edu-app/c', 0);
  expect(await moduleLoader.load('@edu-app/c')).toMatchObject({ mount: 1 });
  expect(document.querySelector('link')).toBeNull();
});

test('the files of its list are checked before it; those of other modules are not', async () => {
  const entry = urlOf('/d/index.js');
  nock(host).get('/d/part.js').reply(200, 'export {}', { 'access-control-allow-origin': '*' });
  modules.set(entry, async () => ({ mount: 1 }));
  adopt('@edu-app/d-inner', '/d/inner/index.js', undefined);
  adopt('@edu-app/d', '/d/index.js', es('/d/index.js'), {
    [urlOf('/d/part.js')]: 'sha384-part',
    [urlOf('/d/style.css')]: 'sha384-style',
    [urlOf('/d/inner/other.js')]: 'sha384-other',
    [urlOf('/elsewhere.js')]: 'sha384-elsewhere',
  });
  await moduleLoader.load('@edu-app/d');
  expect(preloaded).toEqual([`${urlOf('/d/part.js')} sha384-part`]);
});

test('a module that never finishes starting is imported again at another address, and its waiters continue', async () => {
  const address = urlOf('/e/index.js');
  modules.set(address, () => new Promise(() => {}));
  adopt('@edu-app/e', '/e/index.js', es('/e/index.js'));
  const first = moduleLoader.load('@edu-app/e');
  await waitFor(() => expect(imported).toEqual([address]));
  modules.set(address, async () => ({ mount: 2 }));
  moduleLoader.renew('@edu-app/e', 60_000);
  expect(await moduleLoader.load('@edu-app/e')).toMatchObject({ mount: 2 });
  expect(await first).toMatchObject({ mount: 2 });
  expect(imported).toEqual([address, `${address}?retry=1`]);
});

test('a version that was discarded is evaluated again when it returns', async () => {
  const address = urlOf('/f/index.js');
  modules.set(address, async () => ({ mount: 1 }));
  adopt('@edu-app/f', '/f/index.js', es('/f/index.js'));
  await moduleLoader.load('@edu-app/f');
  moduleLoader.evict(address);
  await moduleLoader.load('@edu-app/f');
  expect(imported).toEqual([address, `${address}?retry=1`]);
});

test('a bridge survives the failure of its library: the module gets the error, and the next try works', async () => {
  const address = urlOf('/g/index.js');
  modules.set(address, async () => ({ mount: await systemJs().shared?.('antd') }));
  adopt('@edu-app/g', '/g/index.js', es('/g/index.js'));
  await expect(moduleLoader.load('@edu-app/g')).rejects.toThrow('antd.js');
  libraries.set(urlOf('/antd.js'), async () => [
    [],
    (publish: (values: object) => void) => ({ execute: () => void publish({ Button: 1 }) }),
  ]);
  moduleLoader.renew('@edu-app/g', 0);
  expect(await moduleLoader.load('@edu-app/g')).toMatchObject({ mount: { Button: 1 } });
  expect(scripts).toEqual([urlOf('/antd.js'), urlOf('/antd.js')]);
});

test('a module of the page’s own site is loaded by SystemJS unless the server says otherwise', async () => {
  const ownAddress = 'http://localhost/modules/own/index.js';
  const adoptOwn = (name: string, file: string, formats: PageMap['formats']) =>
    moduleLoader.applyChanges({ imports: { [name]: file }, integrity: {} }, [], {
      revision: file,
      rollouts: [],
      ...(formats && { formats }),
    });
  modules.set(ownAddress, async () => ({ mount: 1 }));
  adoptOwn('@edu-app/own', ownAddress, { '/modules/own/index.js': 'es' });
  expect(await moduleLoader.load('@edu-app/own')).toMatchObject({ mount: 1 });
  const built = 'http://localhost/modules/built/index.js';
  adoptOwn('@edu-app/built', built, undefined);
  await expect(moduleLoader.load('@edu-app/built')).rejects.toThrow(built);
  expect([imported, scripts]).toEqual([[ownAddress], [built]]);
});
