import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawLinks } from './draw-links';
import { loadPdf } from './load-pdf';
import { sharpnessOf } from './page-positions';

interface PageElements {
  readonly picture: HTMLElement;
  readonly text: HTMLElement;
  readonly links: HTMLElement;
  /** Called when a link to another page is clicked. */
  readonly onPage: (number: number) => void;
}

/**
 * Draws a page in the given width with a text layer over it. The former content stays until it is done.
 *
 * @returns `promise` of the page's height in widths; `end` stops the drawing
 */
export function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  { picture, text, links, onPage }: PageElements,
): { readonly promise: Promise<number>; readonly end: () => void } {
  let isGone = false;
  let stop = (): void => {};
  const draw = async (): Promise<number> => {
    const [{ TextLayer }, page] = await Promise.all([loadPdf(), pdf.getPage(number)]);
    const plain = page.getViewport({ scale: 1 });
    const ratio = plain.height / plain.width;
    if (isGone) return ratio;
    const viewport = page.getViewport({ scale: width / plain.width });
    const sharpness = sharpnessOf(viewport.width, viewport.height, window.devicePixelRatio);
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width * sharpness);
    canvas.height = Math.floor(viewport.height * sharpness);
    Object.assign(canvas.style, { display: 'block', width: '100%', height: '100%' });
    const drawing = page.render({
      canvas,
      viewport,
      transform: [sharpness, 0, 0, sharpness, 0, 0],
    });
    text.replaceChildren();
    text.style.setProperty('--total-scale-factor', String(viewport.scale));
    text.style.setProperty('--scale-factor', String(viewport.scale));
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport,
    });
    stop = () => {
      drawing.cancel();
      layer.cancel();
    };
    // a page whose links cannot be read is read without them
    const linked = drawLinks(links, { pdf, page, viewport }, onPage).catch(() => {});
    await Promise.all([drawing.promise, layer.render(), linked]);
    if (!isGone) picture.replaceChildren(canvas);
    return ratio;
  };
  return {
    promise: draw(),
    end: () => {
      isGone = true;
      stop();
    },
  };
}
