import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { misplacedErrors } from './misplaced-errors';
import { overlapping } from './overlapping';

/** Waits until no animation is running, since elements may still be moving. */
export const atRest = (page: Page) =>
  page.waitForFunction(() =>
    // antd pauses an animation for a moment before it begins.
    document.getAnimations().every(({ playState }) => !/running|paused/.test(playState)),
  );

/** Bounding box of an element in CSS pixels, after all animations: antd animates the size of dialogs. */
export async function boxOf(part: Locator) {
  await part.waitFor();
  await atRest(part.page());
  const box = await part.boundingBox();
  if (!box) throw new Error('It went away while it was measured.');
  return box;
}

interface FindingsOptions {
  readonly hovered?: Locator;
  /** Selector of the part. */
  readonly within?: string;
}

/**
 * Violations that axe finds, of every level, each with its element: with or without a hovered element, of the whole
 * page or of a part.
 */
export async function findings(
  page: Page,
  { hovered, within = 'html' }: FindingsOptions = {},
): Promise<string[]> {
  // An element under the pointer has its hover colours.
  if (hovered) await hovered.hover();
  else await page.mouse.move(0, 0);
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .options({
      resultTypes: ['violations'],
      // The content of embedded sites is not ours.
      iframes: false,
      // A rule of WCAG 2.2 that is off by default.
      rules: { 'target-size': { enabled: true } },
    })
    // The modern mode opens an extra page for each analysis, for iframes that no entrance screen has.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message}`),
  );
}

const settleMs = 3_000;

/** Findings that persist longer than an animation; right after a change of size elements are still moving. */
async function persistent(page: Page, find: (page: Page) => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + settleMs;
  let problems = await find(page);
  while (problems.length > 0 && Date.now() < end) {
    // One check per frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    problems = await find(page);
  }
  return problems;
}

/**
 * Texts that overflow their button, label, link, heading or line, tabs that leave their row, and pages wider than their
 * window.
 */
export const overflowing = (page: Page): Promise<string[]> => persistent(page, findOverflowing);

function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    for (const box of document.querySelectorAll('button, label, a, h1, h2, p, li')) {
      const { left, right } = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // Text for screen readers only is one pixel wide.
        if ((text.parentElement?.offsetWidth ?? 0) < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const words = range.getBoundingClientRect();
        const overflows = words.left < left - 1 || words.right > right + 1;
        if (words.width > 0 && overflows) problems.push(`${box.tagName} ${text.textContent}`);
      }
    }
    for (const tab of document.querySelectorAll('[role=tablist] > [role=tab]')) {
      const end = tab.parentElement?.getBoundingClientRect().right ?? 0;
      if (tab.getBoundingClientRect().right > end + 1) problems.push(`tab ${tab.textContent}`);
    }
    const { scrollWidth } = document.documentElement;
    return scrollWidth > window.innerWidth ? [...problems, `page ${scrollWidth}`] : problems;
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
/** The viewport that remains of 1440 × 900 at 200 % zoom. */
export const zoomed = { width: 720, height: 450 };

/**
 * Checks of a story. axe takes seconds, so that some stories only check for overflowing text. `phone` runs all
 * checks for a phone and a zoomed page.
 */
export type Check = 'axe' | 'overflow' | 'phone';

/** All findings at both sizes of architecture §7 and, if requested, at those of a phone. */
export async function allProblems(page: Page, checks: readonly Check[]): Promise<string[]> {
  const problems: string[] = [];
  if (checks.includes('axe')) problems.push(...(await findings(page)));
  const checkAt = async (size: (typeof sizes)[number], ...finders: (typeof tooSmall)[]) => {
    await page.setViewportSize(size);
    for (const find of finders) {
      const all = await persistent(page, find);
      problems.push(...all.map((item) => `${size.width} wide: ${item}`));
    }
  };
  if (checks.includes('phone')) {
    for (const size of phones)
      await checkAt(size, findOverflowing, overlapping, misplacedErrors, tooSmall);
    await checkAt(zoomed, findOverflowing, overlapping);
  }
  if (checks.includes('overflow'))
    for (const size of sizes) await checkAt(size, findOverflowing, misplacedErrors);
  return problems;
}

export type CheckedStep = (sentence: string, action: () => Promise<unknown>) => Promise<void>;

/** Touch targets under 44 px, and fields with a font under 16 px, which make a phone zoom in. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // antd changes sizes in transitions, in which letters are 15.99 px for a moment.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const problems: string[] = [];
    const fields = 'input:not([type=checkbox]),select,textarea';
    const targets = `button,a[href],[role=button],.ant-checkbox-wrapper,label:has([type=checkbox]),${fields}`;
    for (const part of document.querySelectorAll<HTMLElement>(targets)) {
      const box = part.closest('.ant-input-affix-wrapper') ?? part;
      const { height, width } = box.getBoundingClientRect();
      // It is not rendered, or is text for screen readers only.
      if (width < 2 || !part.checkVisibility()) continue;
      const name = part.ariaLabel || part.textContent || part.id;
      // Browsers round each table row separately.
      if (height < 43.5) problems.push(`${name}: ${height} high`);
      // A link within a text may be as narrow as its word.
      if (part.matches('button,[role=button]') && width < 43.5) {
        problems.push(`${name}: ${width} wide`);
      }
      const letters = Number.parseFloat(getComputedStyle(part).fontSize);
      if (part.matches(fields) && letters < 16) problems.push(`${name}: letters of ${letters}`);
    }
    return problems;
  });
