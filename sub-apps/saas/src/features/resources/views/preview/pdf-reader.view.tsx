import { type Resource, StyleSheet } from '@edu/shared-utility';
import { theme } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { PdfBar } from './pdf-bar.view';
import { usePdf } from './pdf-document.hook';
import { PdfPage } from './pdf-page.view';
import { pdfStyles } from './pdf-styles';
import { PreviewFailed, PreviewWaiting } from './preview-states.view';

export interface PdfReaderProps {
  readonly resource: Resource;
}

/** Reads a PDF file in the page, one of its pages at a time; the arrow keys turn them. */
export default function PdfReader({ resource }: PdfReaderProps) {
  const { token } = theme.useToken();
  const [state, retry] = usePdf(resource.id);
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [width, setWidth] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const isOpen = state.status === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stands once the document is open
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isOpen]);
  if (state.status === 'opening') return <PreviewWaiting />;
  if (state.status === 'failed') return <PreviewFailed message={state.message} onRetry={retry} />;
  const total = state.pdf.numPages;
  const turn = (to: number): void => setNumber(Math.min(total, Math.max(1, to)));
  return (
    <div>
      <StyleSheet css={pdfStyles} />
      <PdfBar number={number} total={total} zoom={zoom} onPage={turn} onZoom={setZoom} />
      <section
        ref={frame}
        aria-label={resource.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight' || key === 'PageDown') turn(number + 1);
          if (key === 'ArrowLeft' || key === 'PageUp') turn(number - 1);
        }}
        style={{
          maxHeight: '64vh',
          overflow: 'auto',
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadius,
          background: token.colorFillTertiary,
        }}
      >
        {width > 0 && <PdfPage pdf={state.pdf} number={number} zoom={zoom} width={width} />}
      </section>
    </div>
  );
}
