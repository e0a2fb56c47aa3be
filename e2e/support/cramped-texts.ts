import type { Page } from '@playwright/test';

/** Minimum width for a text of several lines, in CSS pixels: below it each line holds a word or a letter. */
const minimumWidth = 64;

/** Texts of three lines or more that are too narrow to read. */
export const crampedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((minimum) => {
    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      // Text for screen readers only is one pixel wide.
      if (!words || !parent?.checkVisibility() || parent.offsetWidth < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 2 && parent.offsetWidth < minimum) {
        problems.push(`${words} in ${lines} lines of ${parent.offsetWidth}`);
      }
    }
    return problems;
  }, minimumWidth);
