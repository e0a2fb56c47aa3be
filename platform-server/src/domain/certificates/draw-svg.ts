import type { CertificateFont } from '@edu/shared-utility/contract';
import { Resvg } from '@resvg/resvg-js';
import { asPng, fitPicture } from './fit-picture';
import { faces, type Subset } from './fonts';
import type { Item } from './layout';
import type { Sheet } from './paint-job';
import type { QrPath } from './qr';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => `&#${one.codePointAt(0)};`);

const url = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

const image = (x: number, y: number, width: number, height: number, href: string): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`;

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff"/>`;

export interface PngParts {
  readonly sheet: Sheet;
  /** As large as the picture, as JPEG. */
  readonly background: Uint8Array | null;
  readonly qr: QrPath | null;
  readonly fonts: ReadonlyMap<CertificateFont, Subset>;
  readonly width: number;
}

async function drawn(item: Item, { qr, sheet, width }: PngParts): Promise<string> {
  if (item.kind === 'picture') {
    const fitted = await fitPicture(item.source, item, width / sheet.widthMm);
    return image(item.x, item.y, item.width, item.height, url('png', fitted));
  }
  if (item.kind === 'qr') {
    if (!qr) return '';
    const { x, y, size } = item;
    const place = `translate(${x} ${y}) scale(${size / qr.modules})`;
    return `${rectangle(x, y, size, size)}<path transform="${place}" d="${qr.path}"/>`;
  }
  const { family, weight } = faces[item.font];
  const look = `font-family="${family}" font-weight="${weight}" font-size="${item.size}" fill="${item.colour}"`;
  return item.lines
    .map(
      ({ x, y, text }) =>
        `<text xml:space="preserve" x="${x}" y="${y}" ${look}>${escaped(text)}</text>`,
    )
    .join('');
}

/** One certificate as a PNG. */
export async function drawPng(items: readonly Item[], parts: PngParts): Promise<Uint8Array> {
  const { sheet, background, fonts, width } = parts;
  const { widthMm, heightMm } = sheet;
  const ground = background ? image(0, 0, widthMm, heightMm, url('jpeg', background)) : '';
  const own = await Promise.all(items.map((item) => drawn(item, parts)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}">${rectangle(0, 0, widthMm, heightMm)}${ground}${own.join('')}</svg>`;
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    // a buffer in place of a file makes the library forget all its options
    font: {
      loadSystemFonts: false,
      fontFiles: [...fonts.values()].map(({ path }) => path),
      defaultFontFamily: faces.sans.family,
    },
  }).render();
  return asPng(picture.pixels, picture.width, picture.height);
}
