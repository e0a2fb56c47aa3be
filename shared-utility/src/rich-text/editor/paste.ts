import { makeWordLists, stylesAttribute } from './word-lists';

/** Elements without visible content, and those that Word adds to every page. */
const unwanted = 'script, style, meta, link, title, xml, iframe, object, o\\:p';

const otherName = new Map([
  ['H1', 'h2'],
  ['H5', 'h4'],
  ['H6', 'h4'],
]);

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/**
 * Renames style attributes before parsing: the content security policy refuses and reports them, in any document.
 */
const withoutStyles = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${stylesAttribute}=`));

/** Converts inline styles to elements: bold, italic, sub- and superscript, and bold that a style cancels. */
function convertStyles(element: Element): void {
  const styleText = element.getAttribute(stylesAttribute) ?? '';
  element.removeAttribute(stylesAttribute);
  const wrapChildren = (name: string): void => {
    const part = element.ownerDocument.createElement(name);
    part.append(...element.childNodes);
    element.append(part);
  };
  const isSpan = /^(SPAN|FONT)$/.test(element.tagName);
  if (isSpan && /font-weight:\s*(bold|[6-9]00)/i.test(styleText)) wrapChildren('strong');
  if (isSpan && /font-style:\s*italic/i.test(styleText)) wrapChildren('em');
  const [, shift] = /vertical-align:\s*(sub|super)\b/i.exec(styleText) ?? [];
  if (isSpan && shift) wrapChildren(shift.toLowerCase() === 'sub' ? 'sub' : 'sup');
  // Google Docs wraps the whole text in such an element.
  const isPlainBold =
    /^(B|STRONG)$/.test(element.tagName) && /font-weight:\s*(normal|400)/i.test(styleText);
  if (isPlainBold) element.replaceWith(...element.childNodes);
}

/**
 * Cleans pasted HTML of its formatting: lists of Word become lists, headings are lowered to fit the page, and
 * pictures of other sites are removed.
 *
 * @returns `pictures`: how many were removed
 */
export function cleanPasted(html: string): { readonly html: string; readonly pictures: number } {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  for (const element of page.querySelectorAll(unwanted)) element.remove();
  makeWordLists(page);
  for (const element of page.querySelectorAll('h1, h5, h6')) {
    rename(element, otherName.get(element.tagName) ?? 'p');
  }
  const pictures = page.querySelectorAll('img, picture, svg, video');
  for (const element of pictures) element.remove();
  for (const element of page.querySelectorAll(`[${stylesAttribute}]`)) convertStyles(element);
  return { html: page.body.innerHTML, pictures: pictures.length };
}
