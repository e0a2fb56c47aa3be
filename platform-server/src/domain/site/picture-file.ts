export type PictureType = 'png' | 'jpeg' | 'webp';

export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** The picture without metadata such as place, camera and comments, and without data after its end. */
  readonly bytes: Buffer;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let rest = index;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** Checksum of PNG chunks; Node has its own only since 20.15. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The PNG chunks needed to show it, animated or not. */
const shownChunks = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'acTL',
]);
const animationChunks = new Set(['fcTL', 'fdAT']);

function readPng(file: Buffer): Picture | null {
  if (!file.subarray(0, 8).equals(PNG)) return null;
  const chunks: Buffer[] = [PNG];
  let size: { width: number; height: number } | null = null;
  let hasPixels = false;
  for (let index = 8; index + 12 <= file.length; ) {
    const length = file.readUInt32BE(index);
    const end = index + 12 + length;
    if (end > file.length) return null;
    const name = file.toString('latin1', index + 4, index + 8);
    const body = file.subarray(index + 4, end - 4);
    if (crc32(body) !== file.readUInt32BE(end - 4)) return null;
    if (name === 'IHDR') {
      if (size || length !== 13) return null;
      size = { width: file.readUInt32BE(index + 8), height: file.readUInt32BE(index + 12) };
    } else if (!size) return null;
    hasPixels ||= name === 'IDAT';
    if (shownChunks.has(name) || animationChunks.has(name)) chunks.push(file.subarray(index, end));
    if (name === 'IEND') {
      return hasPixels && size ? { type: 'png', ...size, bytes: Buffer.concat(chunks) } : null;
    }
    index = end;
  }
  return null;
}

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

function readJpeg(file: Buffer): Picture | null {
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
