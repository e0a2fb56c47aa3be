import type { Page } from '@playwright/test';

/** Texts and controls that overlap each other, or exceed the window's sides. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Part {
      readonly element: Element;
      readonly box: DOMRect;
      readonly name: string;
    }
    const parts: Part[] = [];
    const add = (element: Element, box: DOMRect, name: string) => {
      // Text for screen readers only is one pixel wide.
      if (box.width >= 2 && box.height >= 2) parts.push({ element, box, name });
    };
    for (const field of document.querySelectorAll('input:not([type=file])')) {
      const container = field.closest('.ant-input-affix-wrapper') ?? field;
      if (field.checkVisibility()) {
        add(container, container.getBoundingClientRect(), field.getAttribute('name') ?? 'field');
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const container = text.parentElement;
      const name = text.textContent?.trim() ?? '';
      if (!container || !name || container.offsetWidth < 2 || !container.checkVisibility())
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      add(container, range.getBoundingClientRect(), name);
    }
    const problems: string[] = [];
    const wide = document.documentElement.clientWidth;
    for (const [index, part] of parts.entries()) {
      if (part.box.left < -1 || part.box.right > wide + 1) problems.push(`${part.name} is cut`);
      for (const other of parts.slice(index + 1)) {
        if (part.element.contains(other.element) || other.element.contains(part.element)) continue;
        const overlapWidth =
          Math.min(part.box.right, other.box.right) - Math.max(part.box.left, other.box.left);
        const overlapHeight =
          Math.min(part.box.bottom, other.box.bottom) - Math.max(part.box.top, other.box.top);
        // The boxes of two lines of text may touch.
        if (overlapWidth > 2 && overlapHeight > 4)
          problems.push(`${part.name} lies over ${other.name}`);
      }
    }
    return problems;
  });
