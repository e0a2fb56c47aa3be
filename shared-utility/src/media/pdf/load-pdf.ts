import { fetchPart } from '@edu/shared-utility';

const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
const characterMaps = new URL('pdfjs-dist/cmaps/', import.meta.url);
const standardFonts = new URL('pdfjs-dist/standard_fonts/', import.meta.url);
const decoders = new URL('pdfjs-dist/wasm/', import.meta.url);

/**
 * Addresses of data that the worker loads when a file needs them: character maps, fonts, decoders of scanned
 * images.
 */
const documentOptions = {
  cMapUrl: characterMaps.href,
  standardFontDataUrl: standardFonts.href,
  wasmUrl: decoders.href,
  isEvalSupported: false,
  // Errors only: a file's defects do not belong in the console.
  verbosity: 0,
} as const;

/** Loads the PDF reader with its worker: 400 kB that only people who open a PDF load. */
export async function loadPdf() {
  const pdf = await fetchPart('shared-media', () => import('pdfjs-dist'));
  pdf.GlobalWorkerOptions.workerSrc = worker.href;
  const open = (source: { readonly url: string } | { readonly data: ArrayBuffer }) =>
    pdf.getDocument({ ...source, ...documentOptions });
  return { open, TextLayer: pdf.TextLayer };
}
