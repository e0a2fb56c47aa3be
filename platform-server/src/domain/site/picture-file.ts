import type { Picture } from './picture-type';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';

/** The size of a WebP, from its lossy, lossless or extended header. */
function sizeOfWebp(name: string, body: Buffer): { width: number; height: number } | null {
  if (body.length < 10) return null;
  if (name === 'VP8X')
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  if (name === 'VP8L' && body[0] === 0x2f) {
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isLossy = name === 'VP8 ' && body.readUIntBE(3, 3) === 0x9d012a;
  if (!isLossy) return null;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

const webpParts = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header that announce Exif and XMP. */
const METADATA_BITS = 0x0c;

function readWebp(file: Buffer): Picture | null {
  const isWebp =
    file.length >= 20 &&
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || file.readUInt32LE(4) + 8 > file.length) return null;
  const stop = file.readUInt32LE(4) + 8;
  const chunks: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (let index = 12; index + 8 <= stop; ) {
    const name = file.toString('latin1', index, index + 4);
    const length = file.readUInt32LE(index + 4);
    const end = index + 8 + length + (length % 2);
    if (end > stop) return null;
    const part = Buffer.from(file.subarray(index, end));
    size ??= sizeOfWebp(name, part.subarray(8));
    if (!size) return null;
    if (name === 'VP8X') part[8] = (part[8] ?? 0) & ~METADATA_BITS;
    hasPixels ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF';
    if (webpParts.has(name)) chunks.push(part);
    index = end;
  }
  if (!size || !hasPixels) return null;
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { type: 'webp', ...size, bytes: Buffer.concat([head, body]) };
}

/**
 * Detects a picture by its content, whatever its name: parses it to the end and keeps only the parts needed to show it.
 * Null for everything else, including SVG, which may contain scripts.
 */
export function readPicture(file: Uint8Array): Picture | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  return picture && picture.width > 0 && picture.height > 0 ? picture : null;
}
