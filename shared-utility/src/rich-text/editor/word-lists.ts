/** Attribute that holds the style of pasted elements. */
export const stylesAttribute = 'data-looks';

const levelOf = (paragraph: Element): number =>
  Number(/mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute(stylesAttribute) ?? '')?.[1] ?? 0);

/** Id of the Word list that a paragraph belongs to, since lists may follow each other directly. */
const listOf = (paragraph: Element): string =>
  /mso-list:\s*(l\d+)/i.exec(paragraph.getAttribute(stylesAttribute) ?? '')?.[1] ?? '';

/** Removes and returns the number or bullet that Word puts before an item. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute(stylesAttribute) ?? ''),
  );
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return text;
}

const isItem = (element: Element | null): element is Element =>
  element?.tagName === 'P' && levelOf(element) > 0;

/** Converts Word's list paragraphs, which only carry their level, to HTML lists. */
export function makeWordLists(page: Document): void {
  for (const first of [...page.querySelectorAll('p')]) {
    if (!isItem(first) || !first.isConnected) continue;
    const open: { level: number; name: string; list: HTMLElement }[] = [];
    const begin = page.createElement('div');
    first.before(begin);
    let paragraph: Element | null = first;
    while (isItem(paragraph)) {
      const next: Element | null = paragraph.nextElementSibling;
      const level = levelOf(paragraph);
      const name = listOf(paragraph);
      const isNumbered = /^[\p{L}\p{N}]{1,4}[.)、）]/u.test(takeMarker(paragraph));
      while ((open.at(-1)?.level ?? 0) > level) open.pop();
      const innermost = open.at(-1);
      const tag = isNumbered ? 'OL' : 'UL';
      // Within one list and level all markers are of one kind, even those that look different.
      const isOther = innermost?.name !== name || (name === '' && innermost.list.tagName !== tag);
      if (innermost?.level === level && isOther) open.pop();
      if (open.at(-1)?.level !== level) {
        const list = page.createElement(tag);
        (open.at(-1)?.list.lastElementChild ?? begin).append(list);
        open.push({ level, name, list });
      }
      const item = page.createElement('li');
      open.at(-1)?.list.append(item);
      item.append(paragraph);
      // It is no list paragraph any more.
      paragraph.removeAttribute(stylesAttribute);
      paragraph = next;
    }
    begin.replaceWith(...begin.childNodes);
  }
}
