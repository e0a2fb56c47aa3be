import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf';
import { pngDrawer } from './draw-svg';
import { fieldsOf, textsOf } from './field-text';
import { fitBackground } from './fit-picture';
import { missingLettersOf, subsetsFor } from './fonts';
import { type Item, layOut } from './layout';
import type { PaintAnswer, PaintJob, PrintedCertificate, TemplatePage } from './paint-job';
import { type QrPath, qrPath } from './qr';

/** Width of a printed background in pixels. */
const PRINT_WIDTH = 2480;
/** Pictures drawn at the same time: one is compressed while the next is drawn. */
const MAX_CONCURRENT = 2;

type Fonts = Awaited<ReturnType<typeof subsetsFor>>;

/** Draws certificates of one template as PDF files. */
async function pdfDrawer(templatePage: TemplatePage, fonts: Fonts) {
  const background =
    templatePage.background &&
    (await fitBackground(templatePage.background, templatePage, PRINT_WIDTH));
  return (items: readonly Item[], qr: QrPath | null, printed: PrintedCertificate) =>
    drawPdf(items, { templatePage, background, fonts, qr, printed });
}

type Draw = Extract<PaintJob, { kind: 'draw' }>;

async function draw({ templatePage, printed, format, width }: Draw): Promise<PaintAnswer> {
  const fonts = await subsetsFor(
    printed.flatMap((item) => textsOf(fieldsOf(templatePage, item), item)),
  );
  const measure = ({ font, text }: { font: 'sans' | 'sansBold' | 'serif'; text: string }) =>
    fonts.get(font)?.width(text) ?? 0;
  const hasQr = templatePage.fields.some(({ key }) => key === 'qr');
  const drawer =
    format === 'pdf'
      ? await pdfDrawer(templatePage, fonts)
      : await pngDrawer({ templatePage, fonts, width });
  const files: Uint8Array[] = [];
  async function next(from: number): Promise<void> {
    for (let index = from; index < printed.length; index += MAX_CONCURRENT) {
      const printedCertificate = printed[index];
      if (!printedCertificate) return;
      const qr = hasQr ? qrPath(printedCertificate.qr) : null;
      files[index] = await drawer(
        layOut(templatePage, printedCertificate, measure),
        qr,
        printedCertificate,
      );
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, (_, from) => next(from)));
  return { kind: 'drawn', files };
}

async function answer(job: PaintJob): Promise<PaintAnswer> {
  try {
    return job.kind === 'missing' ? missingLettersOf(job.texts) : await draw(job);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

// Jobs run one after another, because each font has one file for its subset.
let previousPicture: Promise<unknown> = Promise.resolve();
parentPort?.on('message', ({ id, job }: { id: number; job: PaintJob }) => {
  previousPicture = previousPicture.then(async () =>
    parentPort?.postMessage({ id, answer: await answer(job) }),
  );
});
