import type { Page } from '@playwright/test';

/** Minimum distance between an error and the next field's label, in CSS pixels. */
const minimumGap = 13;

/**
 * Errors that are as close to the next field's label as to their own field, so that they could belong to either.
 */
export const misplacedErrors = (page: Page, distance = minimumGap): Promise<string[]> =>
  page.evaluate((minimum) => {
    const wordsOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const labels = [...document.querySelectorAll('form label:not(:has(input))')].filter((element) =>
      element.checkVisibility(),
    );
    const problems: string[] = [];
    for (const field of document.querySelectorAll('[aria-invalid=true][aria-describedby]')) {
      if (!field.checkVisibility()) continue;
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      for (const id of ids) {
        const error = document.getElementById(id);
        if (!error?.textContent || !error.checkVisibility()) continue;
        const { bottom, left, right } = wordsOf(error);
        for (const label of labels) {
          const next = wordsOf(label);
          const gap = next.top - bottom;
          const below = next.left < right && next.right > left && next.top > bottom - 4;
          if (below && gap < minimum)
            problems.push(`${error.textContent} ${gap} above ${label.textContent}`);
        }
      }
    }
    return problems;
  }, distance);
