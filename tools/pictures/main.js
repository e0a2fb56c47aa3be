/**
 * `npm run build && node tools/pictures/main.js [--only login,organ]`: the pictures of `docs/pictures`, each screen
 * at both sizes of architecture §7 and in both themes, from the product with its demo data. Needs Chromium.
 */
import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../e2e/support/chromium.js';
import { startProduct } from '../../e2e/support/product.js';
import { inRepo } from '../build/paths.js';
import { chosen, readOptions } from '../command-line.js';
import { entrance } from './entrance.js';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

/** @typedef {import('playwright-core').Page} Page */

/**
 * The page at both sizes, long forms to their end.
 *
 * @param {Page} page
 * @param {string} name
 */
async function shoot(page, name) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.screenshot({
      path: path.join(inRepo('docs/pictures'), `entrance-${name}-${size.width}.jpg`),
      type: 'jpeg',
      quality: 72,
      fullPage: true,
    });
  }
}

/**
 * The colours of another tenant, as they come from another tab.
 *
 * @param {Page} page
 * @param {string} theme
 */
async function paint(page, theme) {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }));
  }, theme);
  await page.locator(`[data-theme=${theme}]`).first().waitFor({ state: 'attached' });
}

/**
 * Takes a scene in its tenant's theme and, as `<name>-<theme>`, in the other one.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./entrance.js').Scene} scene
 */
async function take(browser, origin, scene) {
  const { name, host = 'localhost', language = 'zh-CN', dark = false } = scene;
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  try {
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
      },
      { 'keep:language': language, ...(dark && { 'keep:appearance': 'dark' }) },
    );
    const page = await context.newPage();
    await page.goto(origin.replace('localhost', host) + scene.path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await scene.act?.(page);
    await page
      .getByRole('main')
      .getByRole('heading', scene.shows ? { name: scene.shows } : {})
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const own = host === 'localhost' ? 'init' : 'red';
    const other = own === 'init' ? 'red' : 'init';
    await shoot(page, name);
    await paint(page, other);
    await shoot(page, `${name}-${other}`);
  } finally {
    await context.close();
  }
}

const { only } = readOptions({ only: { type: 'string' } });
const wanted = chosen(
  only,
  entrance.map(({ name }) => name),
);
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const scene of entrance) {
    if (!wanted.includes(scene.name)) continue;
    await take(browser, product.origin, scene);
    console.log(scene.name);
  }
} finally {
  await browser.close();
  await product.dispose();
}
