import { Button, theme } from 'antd';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { memo, useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases';
import { drawPage } from './draw-page';
import { isAddressExpired, isCancelled } from './pdf-fault';

interface Props {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** Width in pixels. */
  readonly width: number;
  /** Height divided by width, until the page was measured. */
  readonly ratio: number;
  /** Whether it is visible or about to be; only then it is drawn. */
  readonly isNear: boolean;
  /** Called once it is drawn. */
  readonly onShown: (() => void) | undefined;
  /** Called when the document can no longer be loaded. */
  readonly onUnreachable: () => void;
  /** Called when a link to another page is clicked. */
  readonly onPage: (number: number) => void;
}

/** One page: drawn at the screen's resolution, with a text layer for selection and screen readers. */
export const PdfPage = memo(function PdfPage(props: Props) {
  const { pdf, number, width, ratio, isNear, onShown, onUnreachable, onPage } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLDivElement>(null);
  const [pageRatio, setPageRatio] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry draws again
  useEffect(() => {
    const targets = { picture: picture.current, text: text.current, links: links.current };
    if (!isNear || !targets.picture || !targets.text || !targets.links) return;
    const { promise, end } = drawPage(pdf, number, width, {
      picture: targets.picture,
      text: targets.text,
      links: targets.links,
      onPage,
    });
    let isGone = false;
    promise.then(
      (measured) => {
        if (isGone) return;
        setPageRatio(measured);
        onShown?.();
      },
      (error: unknown) => {
        if (isGone || isCancelled(error)) return;
        if (isAddressExpired(error)) onUnreachable();
        else setFailed(true);
      },
    );
    return () => {
      isGone = true;
      end();
    };
  }, [pdf, number, width, isNear, tries, onShown, onUnreachable, onPage]);
  useEffect(() => {
    if (isNear) return;
    // In a long document only visible pages use memory.
    picture.current?.replaceChildren();
    text.current?.replaceChildren();
    links.current?.replaceChildren();
  }, [isNear]);
  const retry = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  return (
    <section
      aria-label={t('page', { number, total: pdf.numPages })}
      style={{
        position: 'relative',
        width,
        height: Math.floor(width * (pageRatio ?? ratio)),
        margin: `0 auto ${token.marginXS}px`,
        // Paper stays white in the dark scheme.
        background: '#ffffff',
        color: '#000000',
      }}
    >
      <div ref={picture} aria-hidden style={{ position: 'absolute', inset: 0 }} />
      <div ref={text} className="media-pdf-text" />
      <div ref={links} className="media-pdf-links" />
      {hasFailed && (
        <div
          role="alert"
          style={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }}
        >
          <p>{t('pageFailed')}</p>
          <Button onClick={retry}>{t('retry')}</Button>
        </div>
      )}
    </section>
  );
});
