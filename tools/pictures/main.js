/**
 * `npm run build && node tools/pictures/main.js [--only login,organ]`: the pictures of `docs/pictures`, each screen
 * at both sizes of design §7, from the product with its demo data. Needs Chromium.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../e2e/support/chromium.js';
import { startProduct } from '../../e2e/support/product.js';
import { inRepo } from '../build/paths.js';
import { entrance } from './entrance.js';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

/**
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
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.screenshot({
        path: path.join(inRepo('docs/pictures'), `entrance-${name}-${size.width}.jpg`),
        type: 'jpeg',
        quality: 72,
        // long forms to their end
        fullPage: true,
      });
    }
  } finally {
    await context.close();
  }
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',');
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const scene of entrance) {
    if (wanted && !wanted.includes(scene.name)) continue;
    await take(browser, product.origin, scene);
    console.log(scene.name);
  }
} finally {
  await browser.close();
  await product.dispose();
}
