import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { misplacedErrors } from './misplaced-errors';
import { overlapping } from './overlapping';

/** Nothing on the page moves any more: what is measured or looked at before may be on its way. */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    // antd holds a movement still for a moment before it begins
    document.getAnimations().every(({ playState }) => !/running|paused/.test(playState)),
  );

/** The position of a part, in CSS pixels, once nothing moves any more: antd lets dialogs grow into their place. */
export async function boxOf(part: Locator) {
  await part.waitFor();
  await atRest(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error('It went away while it was measured.');
  return box;
}

interface Sight {
  readonly hovered?: Locator;
  /** Selector of the part. */
  readonly within?: string;
}

/**
 * Findings of axe, of every level, each with the element it is about: at rest, or with the pointer on something; of the
 * whole page, or of a part.
 */
export async function findings(
  page: Page,
  { hovered, within = 'html' }: Sight = {},
): Promise<string[]> {
  // what the pointer happens to rest on is in its hover colours
  if (hovered) await hovered.hover();
  else await page.mouse.move(0, 0);
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({
      resultTypes: ['violations'],
      // what another site shows inside ours is its own
      iframes: false,
      // of WCAG 2.2, and off unless asked for
      rules: { 'target-size': { enabled: true } },
    })
    // the modern mode opens a page of its own for each look, for frames that no entrance screen has
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message}`),
  );
}

const settleMs = 3_000;

/** What a sight finds for longer than a movement takes: right after a change of size, parts are still on their way. */
async function lasting(page: Page, sight: (page: Page) => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + settleMs;
  let found = await sight(page);
  while (found.length > 0 && Date.now() < end) {
    // every look is a frame of its own
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found = await sight(page);
  }
  return found;
}

/** Texts that stick out of their button, tab, label, link, heading or line, and a page wider than its window. */
export const overflowing = (page: Page): Promise<string[]> => lasting(page, stickingOut);

function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const box of document.querySelectorAll('button, label, a, h1, h2, p, li')) {
      const { left, right } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // words for screen readers only are one pixel wide
        if ((text.parentElement?.offsetWidth ?? 0) < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        const sticksOut = words.left < left - 1 || words.right > right + 1;
        if (words.width > 0 && sticksOut) found.push(`${box.tagName} ${text.textContent}`);
      }
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [...found, `page ${scrollWidth}`] : found;
  });
}

const sizes = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

const phones = [
  { width: 390, height: 844 },
  { width: 375, height: 812 },
];
/** What is left of 1440 × 900 where the browser shows everything twice as large. */
const zoomed = { width: 720, height: 450 };

/**
 * Axe costs seconds a look: some stories only watch for texts that stick out. `phone` looks at everything that a hand
 * and a magnified page meet.
 */
export type Eye = 'axe' | 'overflow' | 'phone';

/** What axe and the eye object to, at both sizes of architecture §7, and where asked at those of a phone. */
export async function objections(page: Page, eyes: readonly Eye[]): Promise<string[]> {
  const found: string[] = [];
  if (eyes.includes('axe')) found.push(...(await findings(page)));
  const look = async (size: (typeof sizes)[number], ...sights: (typeof tooSmall)[]) => {
    await page.setViewportSize(size);
    for (const sight of sights) {
      const all = await lasting(page, sight);
      found.push(...all.map((item) => `${size.width} wide: ${item}`));
    }
  };
  if (eyes.includes('phone')) {
    for (const size of phones)
      await look(size, stickingOut, overlapping, misplacedErrors, tooSmall);
    await look(zoomed, stickingOut, overlapping);
  }
  if (eyes.includes('overflow'))
    for (const size of sizes) await look(size, stickingOut, misplacedErrors);
  return found;
}

export type CheckedStep = (sentence: string, action: () => Promise<unknown>) => Promise<void>;

/** What a finger misses, under 44 px, and fields whose letters make a phone zoom in, under 16 px. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const fields = 'input:not([type=checkbox]),select,textarea';
    const targets = `button,a[href],[role=button],.ant-checkbox-wrapper,label:has([type=checkbox]),${fields}`;
    for (const part of document.querySelectorAll<HTMLElement>(targets)) {
      const box = part.closest('.ant-input-affix-wrapper') ?? part;
      const { height, width } = box.getBoundingClientRect();
      // nothing of it is drawn, or it is a word for screen readers only
      if (width < 2 || !part.checkVisibility()) continue;
      const name = part.ariaLabel || part.textContent || part.id;
      // where each row of numbers is rounded on its own
      if (height < 43.5) found.push(`${name}: ${height} high`);
      // a link within words may be as short as its word
      if (part.matches('button,[role=button]') && width < 43.5) {
        found.push(`${name}: ${width} wide`);
      }
      const letters = Number.parseFloat(getComputedStyle(part).fontSize);
      if (part.matches(fields) && letters < 16) found.push(`${name}: letters of ${letters}`);
    }
    return found;
  });
