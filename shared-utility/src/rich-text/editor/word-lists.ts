/** Where the styles of what was pasted stand. */
export const stylesAttribute = 'data-looks';

const levelOf = (paragraph: Element): number =>
  Number(/mso-list:[^;]*level(\d)/i.exec(paragraph.getAttribute(stylesAttribute) ?? '')?.[1] ?? 0);

/** Which of the text's lists it is of: one list may follow another without a word between. */
const listOf = (paragraph: Element): string =>
  /mso-list:\s*(l\d+)/i.exec(paragraph.getAttribute(stylesAttribute) ?? '')?.[1] ?? '';

/** The number or dot that Word writes before an item; taken out. */
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

/** Word pastes lists as paragraphs that say their level: they become lists again. */
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
      const same = open.at(-1);
      const tag = isNumbered ? 'OL' : 'UL';
      // of one list all markers of a level are of one kind, also those that look like none
      const isOther = same?.name !== name || (name === '' && same.list.tagName !== tag);
      if (same?.level === level && isOther) open.pop();
      if (open.at(-1)?.level !== level) {
        const list = page.createElement(tag);
        (open.at(-1)?.list.lastElementChild ?? begin).append(list);
        open.push({ level, name, list });
      }
      const item = page.createElement('li');
      open.at(-1)?.list.append(item);
      item.append(paragraph);
      // it is no paragraph of a list any more
      paragraph.removeAttribute(stylesAttribute);
      paragraph = next;
    }
    begin.replaceWith(...begin.childNodes);
  }
}
