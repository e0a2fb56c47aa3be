import { loadPdf } from './load-pdf';

export interface PdfFacts {
  readonly pages: number;
  /** The first page as a JPEG; absent where it cannot be drawn. */
  readonly picture?: Blob;
}

/**
 * Number of pages of a PDF file, and a picture of the first one.
 *
 * @throws where the file cannot be opened
 */
export async function pdfFacts(file: Blob): Promise<PdfFacts> {
  const { open } = await loadPdf();
  const task = open({ data: await file.arrayBuffer() });
  try {
    const pdf = await task.promise;
    const { pictureOf } = await import('./first-page');
    const picture = await pictureOf(pdf).catch(() => null);
    return { pages: pdf.numPages, ...(picture && { picture }) };
  } finally {
    await task.destroy();
  }
}
