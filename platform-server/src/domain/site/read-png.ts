import type { Picture } from './picture-type';

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

export function readPng(file: Buffer): Picture | null {
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
