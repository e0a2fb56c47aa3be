import type { PDFDocumentProxy } from 'pdfjs-dist';
import { loadPdf } from './load-pdf';

/** Of the picture of the first page, in pixels: sharp enough for a card on a fine screen. */
const pictureWidth = 640;
/** A page that takes longer to draw does without a picture, so that its upload goes on. */
const patience = 10_000;

export interface PdfFacts {
  readonly pages: number;
  /** The first page as a JPEG; absent where it cannot be drawn. */
  readonly picture?: Blob;
}

/** The first page, drawn as wide as a picture is. */
async function pictureOf(pdf: PDFDocumentProxy): Promise<Blob | null> {
  const page = await pdf.getPage(1);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: pictureWidth / plain.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  // of a page like a scroll, its beginning
  canvas.height = Math.round(Math.min(viewport.height, viewport.width * 2));
  const drawing = page.render({ canvas, viewport });
  const timer = setTimeout(() => drawing.cancel(), patience);
  try {
    await drawing.promise;
  } finally {
    clearTimeout(timer);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}

/**
 * What a PDF file tells of itself: how many pages it has, and how the first one looks.
 *
 * @throws where the file cannot be opened
 */
export async function pdfFacts(file: Blob): Promise<PdfFacts> {
  const { open } = await loadPdf();
  const task = open({ data: await file.arrayBuffer() });
  try {
    const pdf = await task.promise;
    const picture = await pictureOf(pdf).catch(() => null);
    return { pages: pdf.numPages, ...(picture && { picture }) };
  } finally {
    await task.destroy();
  }
}
