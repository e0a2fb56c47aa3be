import type { Page } from '@playwright/test';

/** Words and controls that lie over each other, or outside the window's sides. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Part {
      readonly element: Element;
      readonly box: DOMRect;
      readonly name: string;
    }
    const parts: Part[] = [];
    const add = (element: Element, box: DOMRect, name: string) => {
      // words for screen readers only are one pixel wide
      if (box.width >= 2 && box.height >= 2) parts.push({ element, box, name });
    };
    for (const field of document.querySelectorAll('input:not([type=file])')) {
      const around = field.closest('.ant-input-affix-wrapper') ?? field;
      if (field.checkVisibility()) {
        add(around, around.getBoundingClientRect(), field.getAttribute('name') ?? 'field');
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const name = text.textContent?.trim() ?? '';
      if (!around || !name || around.offsetWidth < 2 || !around.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      add(around, range.getBoundingClientRect(), name);
    }
    const found: string[] = [];
    const wide = document.documentElement.clientWidth;
    for (const [index, one] of parts.entries()) {
      if (one.box.left < -1 || one.box.right > wide + 1) found.push(`${one.name} is cut`);
      for (const other of parts.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // the boxes of two lines of text may touch
        if (across > 2 && down > 4) found.push(`${one.name} lies over ${other.name}`);
      }
    }
    return found;
  });
