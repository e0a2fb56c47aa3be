import { fetchPart } from '@edu/shared-utility';

/**
 * Sizes in pixels at which a picture is scanned: a code on a whole sheet needs a large one, a close-up is found in
 * a small one.
 */
const SIDES = [2400, 1200, 600];

type Source = ImageBitmap | HTMLVideoElement;

export type Decode = (source: Source, width: number, height: number) => string | null;

/** The QR reader, in a chunk that is loaded with the first picture. */
export async function qrReader(): Promise<Decode> {
  const { default: jsQr } = await fetchPart('custom', () => import('jsqr'));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (source, width, height) => {
    if (!context || width === 0) return null;
    Object.assign(canvas, { width, height });
    // Transparent areas count as white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(source, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return jsQr(data, width, height)?.data ?? null;
  };
}

/** The text of a picture's QR code; null where none is found, undefined where the file is no picture. */
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
      const text = decode(
        bitmap,
        Math.round(bitmap.width * share),
        Math.round(bitmap.height * share),
      );
      if (text) return text;
    }
    return null;
  } finally {
    bitmap.close();
  }
}
