import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import type { PdfViewerProps } from './pdf-viewer.view';

const part = lazyPart<PdfViewerProps>('shared-media', () => import('./pdf-viewer.view'));

/** Shows a PDF file in the page; the reader is loaded with the first one. */
export const PdfViewer = (props: PdfViewerProps) => (
  <LazyView part={part} partProps={props} failed={partFailed} />
);
