import { formatPercent, useDelayed } from '@edu/shared-utility';
import { Alert, Skeleton } from 'antd';
import { useCallback, useRef } from 'react';
import { phrases } from '../phrases';
import { loadPdf } from './load-pdf';
import { usePdf } from './pdf-document.hook';
import { PdfPages } from './pdf-pages.view';

export interface PdfViewerProps {
  readonly title: string;
  /** Current address of its file. */
  readonly address: string;
  /** The page to begin with; the first one by default. */
  readonly start?: number;
  /** Called with the current page, first and on every change. */
  readonly onPage?: (page: number) => void;
  /** Called for each page that was drawn. */
  readonly onShown?: () => void;
  /** Called when the file cannot be loaded from the address, for example because it has expired. */
  readonly onUnreachable: () => void;
}

export const prepare = () => Promise.all([phrases.load(), loadPdf()]);

function Opening({ share }: { readonly share: number | null }) {
  const { t } = phrases.use();
  const isSlow = useDelayed(true);
  return (
    <div role="status" aria-label={t('opening')} style={{ minHeight: '72vh' }}>
      {isSlow && (
        <>
          <p>
            {share === null ? t('opening') : t('openingShare', { percent: formatPercent(share) })}
          </p>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </>
      )}
    </div>
  );
}

/** Shows a PDF file in the page. */
export default function PdfViewer(props: PdfViewerProps) {
  const { title, address, start = 1, onPage, onShown, onUnreachable } = props;
  const { t } = phrases.use();
  const state = usePdf(address, onUnreachable);
  // With a new address it continues at the same page.
  const position = useRef(start);
  const reportPage = useCallback(
    (page: number) => {
      position.current = page;
      onPage?.(page);
    },
    [onPage],
  );
  const latestOnUnreachable = useRef(onUnreachable);
  latestOnUnreachable.current = onUnreachable;
  const reportUnreachable = useCallback(() => latestOnUnreachable.current(), []);
  if (state.status === 'opening') return <Opening share={state.share} />;
  if (state.status === 'failed') {
    return <Alert type="error" showIcon title={t(state.fault)} description={t('otherwise')} />;
  }
  return (
    <PdfPages
      pdf={state.pdf}
      ratio={state.ratio}
      title={t('document', { title })}
      start={position.current}
      onPage={reportPage}
      onShown={onShown}
      onUnreachable={reportUnreachable}
    />
  );
}
