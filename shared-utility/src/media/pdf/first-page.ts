import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Width of the preview in pixels: sharp enough for a card on a high-resolution screen. */
const pictureWidth = 640;
/** In ms. A page that takes longer gets no preview, so that its upload continues. */
const timeout = 10_000;

/**
 * The first page as a JPEG of the preview's width; null where the browser creates none.
 *
 * @throws where the page cannot be drawn
 */
export async function pictureOf(pdf: PDFDocumentProxy): Promise<Blob | null> {
  const page = await pdf.getPage(1);
  const unscaled = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pictureWidth / unscaled.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  // Of a very long page only the beginning.
  canvas.height = Math.round(Math.min(viewport.height, viewport.width * 2));
  const drawing = page.render({ canvas, viewport });
  const timer = setTimeout(() => drawing.cancel(), timeout);
  try {
    await drawing.promise;
  } finally {
    clearTimeout(timer);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
