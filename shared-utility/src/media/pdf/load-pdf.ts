import { fetchPart } from '@edu/shared-utility';

const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
const characterMaps = new URL('pdfjs-dist/cmaps/', import.meta.url);
const standardFonts = new URL('pdfjs-dist/standard_fonts/', import.meta.url);
const decoders = new URL('pdfjs-dist/wasm/', import.meta.url);

/** What the worker fetches when a file asks for it: characters and fonts that it does not bring, pictures of scanners. */
const besides = {
  cMapUrl: characterMaps.href,
  standardFontDataUrl: standardFonts.href,
  wasmUrl: decoders.href,
  isEvalSupported: false,
  // its errors alone: what a file lacks is no matter of the page's console
  verbosity: 0,
} as const;

/** The reader of PDF files with its worker: 400 kB that only who opens one fetches. */
export async function loadPdf() {
  const pdf = await fetchPart('shared-media', () => import('pdfjs-dist'));
  pdf.GlobalWorkerOptions.workerSrc = worker.href;
  const open = (source: { readonly url: string } | { readonly data: ArrayBuffer }) =>
    pdf.getDocument({ ...source, ...besides });
  return { open, TextLayer: pdf.TextLayer };
}
