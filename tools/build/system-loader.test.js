import { readFile } from 'node:fs/promises';
import vm from 'node:vm';
import { inRepo } from './paths.js';
import { systemLoader } from './system-loader.js';

const readable = () => readFile(inRepo('node_modules/systemjs/dist/system.js'), 'utf8');

/** @param {string} code run as the page's script, with a window that notes who asks for its names */
function started(code) {
  let reads = 0;
  const page = new Proxy(
    { document: undefined, URL, Promise, console },
    {
      ownKeys(target) {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  Object.assign(page, { self: page });
  vm.runInNewContext(`with (self) { ${code} }`, { self: page });
  return { system: /** @type {any} */ (page).System, reads: () => reads };
}

it('keeps what the page uses: an import, a registry, a tracer', async () => {
  const { system } = started(await systemLoader(await readable()));
  system.set('http://localhost/a.js', { a: 1 });
  expect(system.has('http://localhost/a.js')).toBe(true);
  await expect(system.import('http://localhost/a.js')).resolves.toMatchObject({ a: 1 });
  expect(typeof system.onload).toBe('function');
});

it.each([
  ['as the page has it reads no names of window', systemLoader, 0],
  ['as it comes reads them at each import', async (/** @type {string} */ source) => source, 1],
])('an import with SystemJS %s', async (_, make, minimum) => {
  const { system, reads: looks } = started(await make(await readable()));
  const lookCount = looks();
  system.set('http://localhost/a.js', {});
  await system.import('http://localhost/a.js');
  expect(Math.min(looks() - lookCount, 1)).toBe(minimum);
});

it('fails if SystemJS is built differently', async () => {
  await expect(systemLoader('var System;')).rejects.toThrow(/SystemJS has changed/);
});
