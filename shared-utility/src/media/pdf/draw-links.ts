import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { phrases } from '../phrases';
import { linksOf, type PdfLink } from './links';

/** The page number that an internal link refers to; null where the document has no such place. */
async function pageOf(pdf: PDFDocumentProxy, destination: string | readonly unknown[]) {
  const [target] =
    (typeof destination === 'string' ? await pdf.getDestination(destination) : destination) ?? [];
  if (typeof target === 'number') return target + 1;
  if (!(target instanceof Object && 'num' in target && 'gen' in target)) return null;
  const { num, gen } = target;
  if (typeof num !== 'number' || typeof gen !== 'number') return null;
  return (await pdf.getPageIndex({ num, gen })) + 1;
}

function elementOf({ to }: PdfLink, onInner: (destination: string | readonly unknown[]) => void) {
  if ('address' in to) {
    const link = document.createElement('a');
    Object.assign(link, { href: to.address, target: '_blank', rel: 'noopener noreferrer' });
    link.title = to.address;
    link.ariaLabel = to.address;
    return link;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = phrases.t('innerLink');
  button.addEventListener('click', () => onInner(to.place));
  return button;
}

/** Adds the links of a page over its text, positioned in percentages, so that they stay in place at any size. */
export async function drawLinks(
  box: HTMLElement,
  { pdf, page, viewport }: { pdf: PDFDocumentProxy; page: PDFPageProxy; viewport: PageViewport },
  onPage: (number: number) => void,
): Promise<void> {
  const links = linksOf(await page.getAnnotations({ intent: 'display' }));
  const go = (destination: string | readonly unknown[]): void => {
    pageOf(pdf, destination).then(
      (number) => number !== null && onPage(number),
      // A destination that the document lacks is ignored.
      () => {},
    );
  };
  const linkElements = links.map((link) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle([...link.rect]);
    const element = elementOf(link, go);
    const percent = (part: number, total: number) => `${(part / total) * 100}%`;
    Object.assign(element.style, {
      left: percent(Math.min(x1, x2), viewport.width),
      top: percent(Math.min(y1, y2), viewport.height),
      width: percent(Math.abs(x2 - x1), viewport.width),
      height: percent(Math.abs(y2 - y1), viewport.height),
    });
    return element;
  });
  box.replaceChildren(...linkElements);
}
