import sharp from 'sharp';
import type { Box } from './layout';
import type { TemplatePage } from './paint-job';
import type { PagePixels } from './patch';

const PIXELS = 40_000_000;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const read = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' });

/** A background scaled to the size in which it is drawn, cropped if its proportions differ. */
const cover = (bytes: Uint8Array, width: number, height: number) =>
  read(bytes).resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' });

const heightOf = ({ widthMm, heightMm }: TemplatePage, width: number): number =>
  Math.round((width * heightMm) / widthMm);

/** A background as a JPEG for a file. */
export const fitBackground = (
  bytes: Uint8Array,
  templatePage: TemplatePage,
  width: number,
): Promise<Buffer> =>
  cover(bytes, width, heightOf(templatePage, width)).jpeg({ quality: 90 }).toBuffer();

/** The bottom layer of a picture: the background, or white. */
export async function pagePixelsOf(templatePage: TemplatePage, width: number): Promise<PagePixels> {
  const height = heightOf(templatePage, width);
  const pixels = templatePage.background
    ? await cover(templatePage.background, width, height).toColourspace('srgb').raw().toBuffer()
    : new Uint8Array(width * height * 3).fill(255);
  return { pixels, width, height };
}

/**
 * A seal or photo fitted into its box, without margin.
 *
 * @param scale pixels per millimetre
 */
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

/** Encodes a page as a PNG, in another thread than the one that drew it. */
export const asPng = ({ pixels, width, height }: PagePixels): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 4 })
    .toBuffer();
