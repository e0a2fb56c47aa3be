import { loadPdf } from './load-pdf';

/** How many pages a PDF file has. */
export async function pdfPages(file: Blob): Promise<number> {
  const { open } = await loadPdf();
  const task = open({ data: await file.arrayBuffer() });
  try {
    return (await task.promise).numPages;
  } finally {
    await task.destroy();
  }
}
