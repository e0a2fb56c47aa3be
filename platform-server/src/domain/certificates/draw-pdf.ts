import type { CertificateFont } from '@edu/shared-utility/contract';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { fitPicture } from './fit-picture';
import type { Subset } from './fonts';
import type { Item } from './layout';
import type { PrintedCertificate, TemplatePage } from './paint-job';
import type { QrPath } from './qr';

/** Points per millimetre. */
const POINTS_PER_MM = 72 / 25.4;
/** Pixels per millimetre in print. */
const PIXELS_PER_MM = 12;

function colourOf(hex: string) {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}

interface PdfParts {
  readonly templatePage: TemplatePage;
  readonly background: Uint8Array | null;
  readonly qr: QrPath | null;
  readonly fonts: ReadonlyMap<CertificateFont, Subset>;
  readonly printed: PrintedCertificate;
}

interface Page {
  readonly file: PDFDocument;
  readonly page: PDFPage;
  readonly height: number;
  readonly qr: QrPath | null;
  readonly fonts: ReadonlyMap<CertificateFont, PDFFont>;
}

async function draw(item: Item, { file, page, height, qr, fonts }: Page): Promise<void> {
  if (item.kind === 'picture') {
    const picture = await file.embedPng(await fitPicture(item.source, item, PIXELS_PER_MM));
    const { x, y, width } = item;
    page.drawImage(picture, {
      x: x * POINTS_PER_MM,
      y: (height - y - item.height) * POINTS_PER_MM,
      width: width * POINTS_PER_MM,
      height: item.height * POINTS_PER_MM,
    });
  } else if (item.kind === 'qr') {
    const { x, y, size } = item;
    const side = size * POINTS_PER_MM;
    page.drawRectangle({
      x: x * POINTS_PER_MM,
      y: (height - y - size) * POINTS_PER_MM,
      width: side,
      height: side,
      color: rgb(1, 1, 1),
    });
    if (!qr) return;
    const scale = side / qr.modules;
    page.drawSvgPath(qr.path, {
      x: x * POINTS_PER_MM,
      y: (height - y) * POINTS_PER_MM,
      scale,
      color: rgb(0, 0, 0),
    });
  } else {
    const font = fonts.get(item.font);
    const color = colourOf(item.colour);
    for (const { x, y, text } of item.lines) {
      const textStyle = { size: item.size * POINTS_PER_MM, color, ...(font && { font }) };
      page.drawText(text, { x: x * POINTS_PER_MM, y: (height - y) * POINTS_PER_MM, ...textStyle });
    }
  }
}

/** One certificate as a PDF with selectable text, and its credential as an attached file. */
export async function drawPdf(items: readonly Item[], parts: PdfParts): Promise<Uint8Array> {
  const { widthMm, heightMm: height } = parts.templatePage;
  const { texts, credential } = parts.printed;
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  file.setTitle(texts.certificateNo);
  file.setSubject(texts.trainTitle);
  const page = file.addPage([widthMm * POINTS_PER_MM, height * POINTS_PER_MM]);
  if (parts.background) {
    const backgroundImage = await file.embedJpg(parts.background);
    page.drawImage(backgroundImage, {
      x: 0,
      y: 0,
      width: widthMm * POINTS_PER_MM,
      height: height * POINTS_PER_MM,
    });
  }
  const fonts = new Map<CertificateFont, PDFFont>();
  for (const [name, { bytes }] of parts.fonts) {
    fonts.set(name, await file.embedFont(bytes, { subset: true }));
  }
  for (const item of items) await draw(item, { file, page, height, qr: parts.qr, fonts });
  if (credential) {
    const bytes = new TextEncoder().encode(credential);
    await file.attach(bytes, 'credential.jwt', { mimeType: 'application/jwt' });
  }
  return file.save();
}
