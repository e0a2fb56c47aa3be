import type { Resource } from '@edu/shared-utility';
import { PdfViewer, useFileSource } from '@edu/shared-utility/media';
import { useCallback } from 'react';
import { addressOfDocument } from '../../data/file-address';
import { phrases } from '../../phrases';
import { PreviewFailed, PreviewWaiting } from './preview-states.view';

/** A PDF file, shown in the page. */
export function DocumentPreview({ resource: { id, title } }: { readonly resource: Resource }) {
  const { t } = phrases.use();
  const read = useCallback((signal: AbortSignal) => addressOfDocument(id, signal), [id]);
  const { state, onBroken, retry } = useFileSource(read);
  if (state.status === 'asking') return <PreviewWaiting />;
  if (state.status === 'failed') {
    return <PreviewFailed message={state.message ?? t('preview.broken')} onRetry={retry} />;
  }
  return (
    <PdfViewer key={state.attempt} title={title} address={state.source} onUnreachable={onBroken} />
  );
}
