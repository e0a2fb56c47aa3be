/**
 * `npm run build && node tools/pictures/main.js [--only login,organ]`: takes the screenshots in `docs/pictures`, from
 * the product with its demo data. Needs Chromium.
 */

import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../e2e/support/chromium.js';
import { startProduct } from '../../e2e/support/product.js';
import { watchRequests } from '../../e2e/support/settled.js';
import { inRepo } from '../build/paths.js';
import { chosen, readOptions } from '../command-line.js';
import { entrance } from './entrance.js';

const size = { width: 1440, height: 900 };

/**
 * Takes the screenshot of a scene in its tenant's theme, with the full length of the page.
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {import('./entrance.js').Scene} scene
 */
async function take(browser, origin, scene) {
  const { name, host = 'localhost', language = 'zh-CN', dark = false } = scene;
  const context = await browser.newContext({
    locale: language,
    reducedMotion: 'reduce',
    viewport: size,
  });
  try {
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
      },
      { 'keep:language': language, ...(dark && { 'keep:appearance': 'dark' }) },
    );
    const page = await context.newPage();
    const networkIdle = watchRequests(page);
    await page.goto(origin.replace('localhost', host) + scene.path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await scene.act?.(page);
    await page
      .getByRole('main')
      .getByRole('heading', scene.shows ? { name: scene.shows } : {})
      .first()
      .waitFor();
    await networkIdle();
    await page.screenshot({
      path: path.join(inRepo('docs/pictures'), `entrance-${name}-${size.width}.jpg`),
      type: 'jpeg',
      quality: 72,
      fullPage: true,
    });
  } finally {
    await context.close();
  }
}

const { only } = readOptions({ only: { type: 'string' } });
const selected = chosen(
  only,
  entrance.map(({ name }) => name),
);
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const scene of entrance) {
    if (!selected.includes(scene.name)) continue;
    await take(browser, product.origin, scene);
    console.log(scene.name);
  }
} finally {
  await browser.close();
  await product.dispose();
}
