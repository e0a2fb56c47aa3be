import { type PaperSheet, StyleSheet } from '@edu/shared-utility';
import { ConfigProvider, theme } from 'antd';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Sheet } from './sheet.view';

const css = `
@media screen { .saas-print { display: none; } }
@media print {
  @page { margin: 16mm 18mm; }
  body > :not(.saas-print) { display: none !important; }
  html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
  .saas-print { font-size: 11pt; color: #000; color-scheme: light; }
}`;

interface Props {
  readonly sheet: PaperSheet;
  readonly hasAnswers: boolean;
}

/**
 * The paper for printing, rendered outside of the page's layout, whose scrolling containers would be cut after the
 * first sheet. It exists only while the browser prints, in light colours regardless of the theme.
 */
export function PrintedSheet({ sheet, hasAnswers }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Rendered synchronously, since the browser prints what exists when this handler returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <>
      <StyleSheet css={css} />
      {isPrinting &&
        createPortal(
          <div className="saas-print" data-app="saas">
            <ConfigProvider theme={{ algorithm: theme.defaultAlgorithm, inherit: false }}>
              <Sheet sheet={sheet} hasAnswers={hasAnswers} isPrinted />
            </ConfigProvider>
          </div>,
          document.body,
        )}
    </>
  );
}
