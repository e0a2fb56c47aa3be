import { faces } from './font-files';
import type { Item } from './layout';
import type { QrPath } from './qr';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (value) => `&#${value.codePointAt(0)};`);

export const image = (
  { x, y, width, height }: Omit<Item & { kind: 'picture' }, 'source'>,
  png: Buffer,
) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`;

export function qrDrawn({ x, y, size }: Item & { kind: 'qr' }, { modules, path }: QrPath): string {
  const white = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#ffffff"/>`;
  return `${white}<path transform="translate(${x} ${y}) scale(${size / modules})" d="${path}"/>`;
}

export function textDrawn({ font, size, colour, lines }: Item & { kind: 'text' }): string {
  const { family, weight } = faces[font];
  const fontAttributes = `font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${colour}"`;
  return lines
    .map(
      ({ x, y, text }) =>
        `<text xml:space="preserve" x="${x}" y="${y}" ${fontAttributes}>${escapeXml(text)}</text>`,
    )
    .join('');
}
