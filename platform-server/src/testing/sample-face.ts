import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import jpeg from 'jpeg-js';
import { root } from './test-database';

/** Where single faces are on the sample photos of face-api: photo, left, top, width, height (pixels). */
const faces = {
  /** The face enrolled for the demo account 13900000001. */
  ann: [1, 414, 355, 178, 238],
  ben: [5, 377, 859, 172, 300],
  cleo: [3, 585, 329, 199, 271],
} as const;

export type SampleFace = keyof typeof faces;

interface Crop {
  /** Margin around the face, as a share of its width. */
  readonly margin?: number;
  /** Added to every colour value, as under other light. */
  readonly light?: number;
}

const file = (photo: number): string =>
  join(root, `node_modules/@vladmandic/face-api/demo/sample${photo}.jpg`);

const drawn = new Map<string, string>();

/** A 300 × 300 JPEG (base64) of one face, as the page's camera step would send it. */
export function sampleFace(name: SampleFace, crop: Crop = {}): string {
  const key = JSON.stringify([name, crop]);
  const picture = drawn.get(key) ?? draw(name, crop);
  drawn.set(key, picture);
  return picture;
}

function draw(name: SampleFace, { margin = 0.5, light = 0 }: Crop): string {
  const [photo, x, y, width, height] = faces[name];
  const source = jpeg.decode(readFileSync(file(photo)), { useTArray: true });
  const side = Math.round(Math.max(width, height) * (1 + margin));
  const left = Math.round(x + width / 2 - side / 2);
  const top = Math.round(y + height / 2 - side / 2);
  const size = 300;
  const data = Buffer.alloc(size * size * 4, 255);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const fromX = Math.min(
        source.width - 1,
        Math.max(0, left + Math.floor((column * side) / size)),
      );
      const fromY = Math.min(source.height - 1, Math.max(0, top + Math.floor((row * side) / size)));
      for (let part = 0; part < 3; part += 1) {
        const value = (source.data[(fromY * source.width + fromX) * 4 + part] ?? 0) + light;
        data[(row * size + column) * 4 + part] = Math.max(0, Math.min(255, value));
      }
    }
  }
  return jpeg.encode({ data, width: size, height: size }, 90).data.toString('base64');
}

/** A picture without a face, base64. */
export function emptyPicture(): string {
  const data = Buffer.alloc(300 * 300 * 4, 200);
  return jpeg.encode({ data, width: 300, height: 300 }, 80).data.toString('base64');
}

/** The whole group photo, base64. */
export const groupPicture = (): string => readFileSync(file(1)).toString('base64');
