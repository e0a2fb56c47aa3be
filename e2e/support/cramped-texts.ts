import type { Page } from '@playwright/test';

/** Least room for a text of several lines, in CSS pixels: with less, each line has a word or a letter. */
const least = 64;

/** Texts of three lines or more in too little room to be read. */
export const crampedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((enough) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const words = text.textContent?.trim();
      // words for screen readers only are one pixel wide
      if (!words || !around?.checkVisibility() || around.offsetWidth < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 2 && around.offsetWidth < enough) {
        found.push(`${words} in ${lines} lines of ${around.offsetWidth}`);
      }
    }
    return found;
  }, least);
