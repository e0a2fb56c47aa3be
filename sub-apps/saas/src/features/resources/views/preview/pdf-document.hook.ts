import { toFailure } from '@edu/shared-utility';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { loadPdf } from '../../../../common/pdf/load-pdf';
import { addressOfDocument } from '../../data/file-address';
import { phrases } from '../../phrases';

export type PdfState =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly status: 'failed'; readonly message: string };

const isOfCall = (error: unknown): boolean => error instanceof Error && error.name === 'ApiError';

/** A document by the address that the platform gives for a while; a further try asks for another one. */
export function usePdf(id: string): readonly [PdfState, () => void] {
  const [state, setState] = useState<PdfState>({ status: 'opening' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try opens again
  useEffect(() => {
    const own = new AbortController();
    let end = (): void => {};
    const open = async (): Promise<void> => {
      const [{ getDocument }, url] = await Promise.all([
        loadPdf(),
        addressOfDocument(id, own.signal),
      ]);
      if (own.signal.aborted) return;
      const task = getDocument({ url, isEvalSupported: false });
      end = () => void task.destroy();
      const pdf = await task.promise;
      if (!own.signal.aborted) setState({ status: 'open', pdf });
    };
    setState({ status: 'opening' });
    open().catch((error: unknown) => {
      if (own.signal.aborted) return;
      const message = isOfCall(error) ? toFailure(error).message : phrases.t('preview.broken');
      setState({ status: 'failed', message });
    });
    return () => {
      own.abort();
      end();
    };
  }, [id, asked]);
  return [state, useCallback(() => setAsked((count) => count + 1), [])];
}
