import { loadPdf } from './load-pdf';

/** How many pages a PDF file has. */
export async function pdfPages(file: Blob): Promise<number> {
  const { getDocument } = await loadPdf();
  const task = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false });
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}
