import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { atRest } from './legible';

/** The text of a QR code in this part of the page. */
export async function scanned(picturePart: Locator): Promise<string> {
  await atRest(picturePart.page());
  const picture = (await picturePart.screenshot()).toString('base64');
  // Chromium decodes the picture; the code is read from its pixels here.
  const { width, height, pixels } = await picturePart.page().evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const canvasContext = canvas.getContext('2d');
    canvasContext?.drawImage(bitmap, 0, 0);
    const image = canvasContext?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, pixels: [...(image?.data ?? [])] };
  }, picture);
  const code = jsQR(Uint8ClampedArray.from(pixels), width, height);
  if (!code) throw new Error('There is no QR code to be read.');
  return code.data;
}
