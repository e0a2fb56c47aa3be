/**
 * Components for files, live sessions and prices, as a module of its own, so that pages without them do not load
 * it. Its files import '@edu/shared-utility' by name as any app does; relative imports would build the public API
 * as two files.
 */
export { Cover, type CoverProps } from './media/cover.view';
export { fileAddress } from './media/file-address';
export { formatLength } from './media/format-length';
export { formatPrice } from './media/format-price';
export { KindIcon } from './media/kind-icon.view';
export { formatSpan } from './media/live/format-span';
export { useLiveClock } from './media/live/live-clock.hook';
export { isPdf } from './media/pdf/is-pdf';
export { pdfFacts } from './media/pdf/pdf-facts';
export { PdfViewer } from './media/pdf/pdf-viewer';
export type { PdfViewerProps } from './media/pdf/pdf-viewer.view';
export { type FileSource, useFileSource } from './media/player/file-source.hook';
export { Recording, type RecordingProps } from './media/player/recording.view';
export { useResume } from './media/player/resume.hook';
