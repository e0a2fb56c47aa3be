import { median } from '../race.js';
import { withPage } from '../swap/in-page.js';
import { kinds } from './gardens.js';

/** @typedef {{ swap: number, blank: number }} Swap milliseconds from the press until the new version is painted; of them without any heading on the page */

/**
 * Presses the button for a new version, and measures for how long the page has no heading.
 * @param {import('playwright-core').Page} page
 * @param {string} offer selector of its button
 * @param {string} next id of the new heading
 * @returns {Promise<Swap>}
 */
const measureSwap = (page, offer, next) =>
  page.evaluate(
    ([button, id]) =>
      new Promise((done, fail) => {
        const startTime = performance.now();
        let blank = 0;
        let last = startTime;
        const checkFrame = () => {
          const now = performance.now();
          if (now - startTime > 20_000) {
            fail(new Error(`no #${id}`));
            return;
          }
          const heading = document.querySelector('main h1[id^="garden-"]');
          if (!heading?.getClientRects().length) blank += now - last;
          last = now;
          if (heading?.id === id) done({ swap: now - startTime, blank });
          else requestAnimationFrame(checkFrame);
        };
        requestAnimationFrame(checkFrame);
        const buttonElement = document.querySelector(button);
        if (buttonElement instanceof HTMLElement) buttonElement.click();
      }),
    /** @type {[string, string]} */ ([offer, next]),
  );

/**
 * Replaces the module of an open page by new versions.
 * @param {import('./gardens.js').Gardens} gardens
 * @param {import('./gardens.js').Kind} kind
 * @param {number} rounds
 * @returns {Promise<Swap & { worstBlank: number }>} medians, and the longest time without a heading
 */
export async function liveSwaps({ origin, visitors, publish }, kind, rounds) {
  /** @type {Swap[]} */
  const swaps = [];
  await withPage(visitors, async (page) => {
    await page.goto(`${origin}/${kinds[kind]}`);
    await page.locator('#garden-beds').waitFor();
    for (let version = 1; version <= rounds; version += 1) {
      await publish(kind, version);
      const offer = page.getByRole('button', { name: '立即更新' });
      await offer.waitFor();
      await offer.evaluate((button) => {
        button.id = 'bench-offer';
      });
      swaps.push(await measureSwap(page, '#bench-offer', `garden-${version}`));
      await page.locator('#garden-beds').waitFor();
    }
  });
  const blanks = swaps.map(({ blank }) => blank);
  return {
    swap: median(swaps.map(({ swap }) => swap)),
    blank: median(blanks),
    worstBlank: Math.max(...blanks),
  };
}
