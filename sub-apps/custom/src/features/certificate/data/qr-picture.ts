import { fetchPart } from '@edu/shared-utility';

/** What is looked at of a picture: a code on a whole sheet is small, one close by is found in less. */
const SIDES = [2400, 1200, 600];

type Source = ImageBitmap | HTMLVideoElement;

export type Decode = (source: Source, width: number, height: number) => string | null;

/** The reader of codes, in a chunk that the first picture fetches. */
export async function qrReader(): Promise<Decode> {
  const { default: jsQr } = await fetchPart('custom', () => import('jsqr'));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (source, width, height) => {
    if (!context || width === 0) return null;
    Object.assign(canvas, { width, height });
    // what is clear in a picture is paper
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(source, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return jsQr(data, width, height)?.data ?? null;
  };
}

/** What the QR code of a picture says; null where none is found, undefined where it is no picture. */
export async function readQrPicture(file: Blob): Promise<string | null | undefined> {
  const decode = await qrReader();
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    for (const side of new Set(SIDES.map((value) => Math.min(value, longest)))) {
      const share = side / longest;
      const found = decode(
        bitmap,
        Math.round(bitmap.width * share),
        Math.round(bitmap.height * share),
      );
      if (found) return found;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
