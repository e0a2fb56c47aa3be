import type { Picture } from './picture-type';

/** Markers that start a frame, which has the picture's size. C4, C8 and CC are tables. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JFIF and Adobe segments define the colours; other application segments and comments are removed. */
const isDisplayed = (marker: number): boolean =>
  marker === 0xe0 || marker === 0xee || !(marker === 0xfe || (marker >= 0xe1 && marker <= 0xef));

/** The end of the entropy-coded data: the next marker that is not part of it. */
function endOfScan(file: Buffer, from: number): number {
  for (let index = file.indexOf(0xff, from); index !== -1 && index + 1 < file.length; ) {
    const marker = file[index + 1] ?? 0;
    const isOwn = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (!isOwn && marker !== 0xff) return index;
    index = file.indexOf(0xff, index + (marker === 0xff ? 1 : 2));
  }
  return -1;
}

export function readJpeg(file: Buffer): Picture | null {
  if (file[0] !== 0xff || file[1] !== 0xd8) return null;
  const chunks: Buffer[] = [file.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (let index = 2; index + 4 <= file.length || file[index + 1] === 0xd9; ) {
    const marker = file[index + 1] ?? 0;
    if (file[index] !== 0xff) return null;
    if (marker === 0xff) {
      index += 1;
      continue;
    }
    if (marker === 0xd9) {
      chunks.push(file.subarray(index, index + 2));
      return hasPixels && size ? { type: 'jpeg', ...size, bytes: Buffer.concat(chunks) } : null;
    }
    const length = file.readUInt16BE(index + 2);
    let end = index + 2 + length;
    if (length < 2 || end > file.length) return null;
    if (startsFrame(marker)) {
      if (length < 8) return null;
      size = { height: file.readUInt16BE(index + 5), width: file.readUInt16BE(index + 7) };
    }
    if (marker === 0xda) {
      hasPixels = true;
      end = endOfScan(file, end);
      if (end === -1) return null;
    }
    if (isDisplayed(marker)) chunks.push(file.subarray(index, end));
    index = end;
  }
  return null;
}
