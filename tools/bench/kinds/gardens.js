import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startModuleHost } from '../../../e2e/support/module-host.js';
import { startProduct } from '../../../e2e/support/product.js';
import { storedSession } from '../pages.js';
import { buildGarden } from './build-garden.js';

/** The two module formats of an entry, with the segment at which the bench mounts each. */
export const kinds = /** @type {const} */ ({ system: 'garden', es: 'meadow' });

/** @typedef {keyof typeof kinds} Kind */

/**
 * A product whose map has the same application twice, once in each format, on a separate host.
 * @typedef {object} Gardens
 * @property {string} origin of the product
 * @property {Pick<import('../main.js').Bench, 'browser' | 'session'>} visitors for withPage
 * @property {(kind: Kind, version: number) => Promise<void>} publish edits the line of a kind
 * @property {() => Promise<void>} dispose
 */

/**
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<Gardens>}
 */
export async function plantGardens({ browser, checkout }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-kinds-'));
  const file = path.join(folder, 'importmap.json');
  const host = await startModuleHost({});
  const map = JSON.parse(readFileSync(path.join(checkout, 'importmap.json'), 'utf8'));
  /** @type {Gardens['publish']} */
  const publish = async (kind, version) => {
    const at = `/${kind}-${version}`;
    for (const [name, code] of Object.entries(await buildGarden(checkout, kind, version)))
      host.files[`${at}/${name}`] = code;
    map.imports[`@edu-app/${kinds[kind]}`] = `${host.origin}${at}/index.js`;
    writeFileSync(`${file}.new`, JSON.stringify(map));
    renameSync(`${file}.new`, file);
  };
  await publish('system', 0);
  await publish('es', 0);
  const product = await startProduct({ root: checkout, env: { IMPORT_MAP: file } });
  const session = storedSession(browser, product.origin);
  return {
    origin: product.origin,
    visitors: { browser, session: () => session },
    publish,
    async dispose() {
      await product.dispose();
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
