/** @jest-environment node */
import { jpegPicture, pngPart, pngPicture } from '../../testing/pictures';
import { readPicture } from './picture-file';

/** 1 × 1 pixel, lossless. */
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

const withComment = (file: Buffer): Buffer => {
  const text = Buffer.from('GPS 48.8 2.3');
  const head = Buffer.from([0xff, 0xe1, 0, text.length + 2]);
  return Buffer.concat([file.subarray(0, 2), head, text, file.subarray(2)]);
};

it('reads type and size from the bytes', () => {
  expect(readPicture(pngPicture(4, 2))).toMatchObject({ type: 'png', width: 4, height: 2 });
  expect(readPicture(jpegPicture(16, 8))).toMatchObject({ type: 'jpeg', width: 16, height: 8 });
  expect(readPicture(webp)).toMatchObject({ type: 'webp', width: 1, height: 1 });
});

it('keeps only what is needed to show it', () => {
  const locationChunk = pngPart('tEXt', Buffer.from('GPS\0here'));
  expect(readPicture(pngPicture(4, 2, [locationChunk]))?.bytes).toEqual(pngPicture(4, 2));
  const hidden = Buffer.concat([pngPicture(), Buffer.from('<script>')]);
  expect(readPicture(hidden)?.bytes).toEqual(pngPicture());
  expect(readPicture(withComment(jpegPicture()))?.bytes).toEqual(jpegPicture());
  expect(readPicture(Buffer.concat([jpegPicture(), Buffer.from('PK\x03\x04')]))?.bytes).toEqual(
    jpegPicture(),
  );
  expect(readPicture(Buffer.concat([webp, Buffer.from('<script>')]))?.bytes).toEqual(webp);
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>1</script>')],
  ['nothing', Buffer.alloc(0)],
  ['a truncated PNG', pngPicture().subarray(0, 40)],
  [
    'a PNG without pixels',
    Buffer.concat([pngPicture().subarray(0, 33), pngPart('IEND', Buffer.alloc(0))]),
  ],
  [
    'a PNG with a wrong checksum',
    Buffer.from(pngPicture().map((byte, index) => (index === 20 ? byte ^ 1 : byte))),
  ],
  ['a PNG of width 0', pngPicture(0, 2)],
  ['a truncated JPEG', jpegPicture().subarray(0, -2)],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  [
    'a JPEG whose part is longer than the file',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0]),
  ],
  ['a truncated WebP', webp.subarray(0, 24)],
  ['an empty WebP', Buffer.from('RIFF\x0c\0\0\0WEBPXMP \0\0\0\0', 'latin1')],
])('%s is not a picture', (_, file) => {
  expect(readPicture(file)).toBeNull();
});
