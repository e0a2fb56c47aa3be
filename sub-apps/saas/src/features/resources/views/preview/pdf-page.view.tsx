import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { loadPdf } from '../../../../common/pdf/load-pdf';
import { phrases } from '../../phrases';

interface Props {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** 1 fits the page to its frame. */
  readonly zoom: number;
  /** Of the frame, in pixels. */
  readonly width: number;
}

/** One page: drawn as sharp as the screen is, with its text over it to be marked and read aloud. */
export function PdfPage({ pdf, number, zoom, width }: Props) {
  const { t } = phrases.use();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let end = (): void => {};
    const draw = async (): Promise<void> => {
      const [{ TextLayer }, page] = await Promise.all([loadPdf(), pdf.getPage(number)]);
      const [place, words] = [canvas.current, text.current];
      if (isGone || !place || !words) return;
      const fitting = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale: fitting * zoom });
      const sharpness = Math.min(2, window.devicePixelRatio || 1);
      place.width = Math.floor(viewport.width * sharpness);
      place.height = Math.floor(viewport.height * sharpness);
      place.style.width = `${Math.floor(viewport.width)}px`;
      place.style.height = `${Math.floor(viewport.height)}px`;
      words.replaceChildren();
      words.style.setProperty('--total-scale-factor', String(viewport.scale));
      words.style.setProperty('--scale-factor', String(viewport.scale));
      const drawing = page.render({
        canvas: place,
        viewport,
        transform: [sharpness, 0, 0, sharpness, 0, 0],
      });
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: words,
        viewport,
      });
      end = () => {
        drawing.cancel();
        layer.cancel();
      };
      await Promise.all([drawing.promise, layer.render()]);
    };
    // a page that was turned before it was drawn
    draw().catch(() => {});
    return () => {
      isGone = true;
      end();
    };
  }, [pdf, number, zoom, width]);
  return (
    <div style={{ position: 'relative', width: 'max-content', margin: '0 auto' }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('preview.page', { number, total: pdf.numPages })}
        style={{ display: 'block', background: '#ffffff' }}
      />
      <div ref={text} className="saas-pdf-text" />
    </div>
  );
}
