import { deflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';

const table = Array.from({ length: 256 }, (_, index) => {
  let rest = index;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

const checksum = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

/** A chunk of a PNG with its length and checksum. */
export function pngPart(name: string, body: Buffer): Buffer {
  const nameAndBody = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const chunk = Buffer.alloc(nameAndBody.length + 8);
  chunk.writeUInt32BE(body.length, 0);
  nameAndBody.copy(chunk, 4);
  chunk.writeUInt32BE(checksum(nameAndBody), nameAndBody.length + 4);
  return chunk;
}

/** A grey PNG of that size, with `extra` chunks before the pixels. */
export function pngPicture(width = 4, height = 2, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngPart('IHDR', head),
    ...extra,
    pngPart('IDAT', deflateSync(Buffer.alloc((width + 1) * height, 0x80))),
    pngPart('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey JPEG of that size. */
export const jpegPicture = (width = 8, height = 8): Buffer =>
  jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 0x80) }, 80).data;

/** A multipart form with one picture, as a browser sends it. */
export function pictureForm(content: Buffer, filename = 'logo.png') {
  const boundary = 'edu-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
