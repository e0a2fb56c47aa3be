import type { Sharp } from 'sharp';

/** Maximum pixels, beyond any camera's: a small file with more could exhaust the memory. */
const PIXELS = 40_000_000;
const THUMBNAIL = 320;
const PICTURE = 2560;

export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Uint8Array;
  /** Re-encoded: upright, and without metadata such as the location. */
  readonly picture: Uint8Array;
}

const fitWithin = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .clone()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

/** Re-encodes an uploaded picture in two sizes. Rejects if it is broken or too large. */
export async function drawPictures(bytes: Uint8Array): Promise<Pictures> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
  const upright = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }).autoOrient();
  const { autoOrient } = await upright.metadata();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    thumbnail: await fitWithin(upright, THUMBNAIL),
    picture: await fitWithin(upright, PICTURE),
  };
}
