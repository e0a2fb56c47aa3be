import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startModuleHost } from '../../../e2e/support/module-host.js';
import { startProduct } from '../../../e2e/support/product.js';
import { storedSession } from '../pages.js';
import { median } from '../race.js';
import { goTo, press, students } from './in-page.js';

const ticks = 10;
const watchMs = 1_000;
const name = '@edu-app/garden';
const retry = 'main [role="alert"] button';

/** @param {number} version */
const garden = (version) => `System.register([], function (publish) {
  return { execute: function () {
    publish({
      mount: async function (props) {
        props.domElement.innerHTML = '<h1 id="garden-${version}"></h1>';
      },
      unmount: async function (props) { props.domElement.replaceChildren(); },
    });
  } };
});`;

/**
 * @typedef {object} Following
 * @property {number} used milliseconds from the tick that brings a new version until it is painted, a navigation later
 * @property {number} requests a quiet tick
 * @property {number} healed milliseconds from Retry to the healed application
 */

/**
 * Follows changes of a real map file, on a separate product.
 * @param {import('../main.js').Bench} bench
 * @returns {Promise<Following>}
 */
export async function follow({ browser, checkout, rounds }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'edu-bench-map-'));
  const file = path.join(folder, 'importmap.json');
  const config = path.join(folder, 'config.json');
  const host = await startModuleHost({});
  const map = JSON.parse(readFileSync(path.join(checkout, 'importmap.json'), 'utf8'));
  const publish = (/** @type {number} */ version) => {
    host.files[`/${version}.js`] = garden(version);
    map.imports[name] = `${host.origin}/${version}.js`;
    writeFileSync(`${file}.new`, JSON.stringify(map));
    renameSync(`${file}.new`, file);
  };
  publish(0);
  writeFileSync(config, JSON.stringify({ timing: { importMapWatch: watchMs } }));
  const env = { IMPORT_MAP: file, RUNTIME_CONFIG: config };
  const product = await startProduct({ root: checkout, env });
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: await storedSession(browser, product.origin),
  });
  try {
    const page = await context.newPage();
    await page.goto(`${product.origin}/garden`);
    await page.locator('#garden-0').waitFor({ state: 'attached' });

    const used = [];
    for (let version = 1; version <= rounds; version += 1) {
      await goTo(page, students.path, students.shown);
      const tick = page.waitForResponse(
        (response) => response.url().endsWith('/importmap.json') && response.status() === 200,
      );
      publish(version);
      const startTime = (await tick).request().timing().startTime;
      await page.waitForFunction(
        ([module, address]) => System.resolve(module) === address,
        /** @type {[string, string]} */ ([name, `${host.origin}/${version}.js`]),
      );
      await goTo(page, '/garden', `#garden-${version}`);
      used.push(Date.now() - startTime);
    }

    // Prefetches have ended by then.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 6 * watchMs);
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), ticks * watchMs);
    const requestsPerTick = requests / ticks;

    await goTo(page, students.path, students.shown);
    const repairTimes = [];
    for (let version = 100; version < 100 + rounds; version += 1) {
      const address = `/${version}.js`;
      publish(version);
      await page.waitForFunction(
        ([module, target]) => System.resolve(module) === target,
        /** @type {[string, string]} */ ([name, host.origin + address]),
      );
      host.files[address] = (response) => {
        response.writeHead(500);
        response.end();
      };
      // Otherwise the page would use the last version that worked.
      await page.evaluate(
        () =>
          new Promise((done) => {
            indexedDB.deleteDatabase('edu-shell').onsuccess = done;
          }),
      );
      await goTo(page, '/garden', retry);
      host.files[address] = garden(version);
      repairTimes.push(...(await press(page, retry, `#garden-${version}`)));
      await goTo(page, students.path, students.shown);
    }
    return { used: median(used), requests: requestsPerTick, healed: median(repairTimes) };
  } finally {
    await context.close();
    await product.dispose();
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
