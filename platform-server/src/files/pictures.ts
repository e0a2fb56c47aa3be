import type { Sharp } from 'sharp';

/** More pixels than any camera makes would fill the memory, whatever the file weighs. */
const PIXELS = 40_000_000;
const THUMBNAIL = 320;
const PICTURE = 2560;

export interface Pictures {
  readonly width: number;
  readonly height: number;
  readonly thumbnail: Uint8Array;
  /** Drawn again: upright, and without what a camera writes into it, such as where it was. */
  readonly picture: Uint8Array;
}

const within = (picture: Sharp, side: number): Promise<Buffer> =>
  picture
    .clone()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

/** Draws an uploaded picture again, in two sizes. Rejects for what is broken or too large to draw. */
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
    thumbnail: await within(upright, THUMBNAIL),
    picture: await within(upright, PICTURE),
  };
}
