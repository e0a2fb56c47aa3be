import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { loadPdf } from './load-pdf';
import { type PdfFault, pdfFaultOf } from './pdf-fault';

export type PdfState =
  /** `share` is the loaded part, 0 to 1; null where the length is unknown. */
  | { readonly status: 'opening'; readonly share: number | null }
  /** `ratio` is the first page's height divided by its width. */
  | { readonly status: 'open'; readonly pdf: PDFDocumentProxy; readonly ratio: number }
  | { readonly status: 'failed'; readonly fault: Exclude<PdfFault, 'unreachable'> };

/**
 * Loads a document by its address.
 *
 * @param onUnreachable called when it cannot be loaded from there; a new address may help
 */
export function usePdf(address: string, onUnreachable: () => void): PdfState {
  const [state, setState] = useState<PdfState>({ status: 'opening', share: null });
  const onUnreachableRef = useRef(onUnreachable);
  onUnreachableRef.current = onUnreachable;
  useEffect(() => {
    let isGone = false;
    let end = (): void => {};
    const open = async (): Promise<void> => {
      const loaded = await loadPdf();
      if (isGone) return;
      const task = loaded.open({ url: address });
      end = () => void task.destroy();
      task.onProgress = ({ loaded: bytes, total }: { loaded: number; total: number }) => {
        const share = total > 0 ? Math.min(1, bytes / total) : null;
        if (!isGone)
          setState((current) => (current.status === 'opening' ? { ...current, share } : current));
      };
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!isGone) setState({ status: 'open', pdf, ratio: height / width });
    };
    setState({ status: 'opening', share: null });
    open().catch((error: unknown) => {
      if (isGone) return;
      const fault = pdfFaultOf(error);
      if (fault === 'unreachable') onUnreachableRef.current();
      else setState({ status: 'failed', fault });
    });
    return () => {
      isGone = true;
      end();
    };
  }, [address]);
  return state;
}
