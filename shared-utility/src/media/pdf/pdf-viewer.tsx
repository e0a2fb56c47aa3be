import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import type { PdfViewerProps } from './pdf-viewer.view';

const part = lazyPart<PdfViewerProps>('shared-media', () => import('./pdf-viewer.view'));

/** Reads a PDF file in the page; the code for it comes with the first one. */
export const PdfViewer = (props: PdfViewerProps) => (
  <LazyView part={part} given={props} failed={partFailed} />
);
