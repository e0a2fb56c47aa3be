import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Of the picture of the first page, in pixels: sharp enough for a card on a fine screen. */
const pictureWidth = 640;
/** A page that takes longer to draw does without a picture, so that its upload goes on. */
const timeout = 10_000;

/**
 * The first page as a JPEG, drawn as wide as a picture is; null where the browser makes none.
 *
 * @throws where the page cannot be drawn
 */
export async function pictureOf(pdf: PDFDocumentProxy): Promise<Blob | null> {
  const page = await pdf.getPage(1);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pictureWidth / plain.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  // of a page like a scroll, its beginning
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
