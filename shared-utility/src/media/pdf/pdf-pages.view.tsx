import { StyleSheet } from '@edu/shared-utility';
import { theme } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PdfBar } from './pdf-bar.view';
import { usePdfKeys } from './pdf-keys.hook';
import { PdfPage } from './pdf-page.view';
import { usePdfPlace } from './pdf-place.hook';
import { pdfStyles } from './pdf-styles';

interface Props {
  readonly pdf: PDFDocumentProxy;
  readonly ratio: number;
  readonly title: string;
  readonly start: number;
  readonly onPage: (page: number) => void;
  readonly onShown: (() => void) | undefined;
  readonly onUnreachable: () => void;
}

/** All pages below each other, as wide as the frame, with a bar for pages and zoom. */
export function PdfPages({ pdf, ratio, title, start, onPage, onShown, onUnreachable }: Props) {
  const { token } = theme.useToken();
  const frame = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [zoom, setZoom] = useState(1);
  const total = pdf.numPages;
  const pageWidth = Math.floor(width * zoom);
  const { number, nearPages, goToPage, onScroll } = usePdfPlace({ frame, total, start, pageWidth });
  const latest = useRef(goToPage);
  latest.current = goToPage;
  const stableGoToPage = useCallback((page: number) => latest.current(page), []);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => onPage(number), [onPage, number]);
  const onKeyDown = usePdfKeys({ number, zoom, goToPage, onZoom: setZoom });
  return (
    <div>
      <StyleSheet css={pdfStyles} />
      <PdfBar
        number={number}
        total={total}
        zoom={zoom}
        width={width}
        onPage={goToPage}
        onZoom={setZoom}
      />
      <section
        ref={frame}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        style={{
          position: 'relative',
          height: '72vh',
          overflow: 'auto',
          // A scrollbar that appears and disappears would change the width of the pages each time.
          scrollbarGutter: 'stable',
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadius,
          background: token.colorFillTertiary,
        }}
      >
        <div style={{ minWidth: 'max-content' }}>
          {pageWidth > 0 &&
            Array.from({ length: total }, (_, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: pages are identified by their number
                key={index}
                pdf={pdf}
                number={index + 1}
                width={pageWidth}
                ratio={ratio}
                isNear={index + 1 >= nearPages[0] && index + 1 <= nearPages[1]}
                onShown={onShown}
                onUnreachable={onUnreachable}
                onPage={stableGoToPage}
              />
            ))}
        </div>
      </section>
    </div>
  );
}
