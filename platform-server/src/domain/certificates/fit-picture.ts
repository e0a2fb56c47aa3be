import sharp from 'sharp';
import type { Box } from './layout';
import type { Sheet } from './paint-job';

const PIXELS = 40_000_000;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const read = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' });

/** A background as large as it is drawn, cut where its form is another one. */
export const fitBackground = (
  bytes: Uint8Array,
  { widthMm, heightMm }: Sheet,
  width: number,
): Promise<Buffer> =>
  read(bytes)
    .resize(width, Math.round((width * heightMm) / widthMm), { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90 })
    .toBuffer();

/** A seal or photo inside its box, with nothing around it. @param scale pixels of a millimetre */
export const fitPicture = (
  bytes: Uint8Array,
  { width, height }: Pick<Box, 'width' | 'height'>,
  scale: number,
): Promise<Buffer> =>
  read(bytes)
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'contain',
      background: { r: 255, g: 255, b: 255, alpha: 0 },
    })
    .png()
    .toBuffer();

/** Pixels of four bytes as a PNG, in another thread than the one that drew them. */
export const asPng = (pixels: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
