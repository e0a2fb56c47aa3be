import { fetchPart } from '@edu/shared-utility';

const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);

/** The reader of PDF files with its worker: 400 kB that only who opens one fetches. */
export async function loadPdf() {
  const pdf = await fetchPart('saas', () => import('pdfjs-dist'));
  pdf.GlobalWorkerOptions.workerSrc = worker.href;
  return pdf;
}
