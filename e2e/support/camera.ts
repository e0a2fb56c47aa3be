import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import jpeg from 'jpeg-js';

/** Number of face-api's sample photo, then left, top and side of the square that the camera sees. */
const pictures = {
  /** The person that 13900000001 is enrolled as. */
  ann: [1, 325, 295, 357],
  /** Somebody else. */
  ben: [5, 238, 784, 450],
  annInTheCorner: [1, 400, 340, 520],
  farAway: [1, 1050, -100, 1100],
  people: [5, 700, 60, 650],
  nobody: [1, 0, 0, 90],
} as const;

export type CameraPicture = keyof typeof pictures;

const side = 720;

function pixelsOf(name: CameraPicture): (x: number, y: number) => [number, number, number] {
  const [photo, left, top, cropSide] = pictures[name];
  const file = resolve(`node_modules/@vladmandic/face-api/demo/sample${photo}.jpg`);
  const source = jpeg.decode(readFileSync(file), { useTArray: true });
  // Beyond its edge a photo repeats its outermost pixels.
  const within = (value: number, size: number) =>
    Math.max(0, Math.min(size - 1, Math.floor(value)));
  return (x, y) => {
    const row = within(top + (y * cropSide) / side, source.height);
    const at = (row * source.width + within(left + (x * cropSide) / side, source.width)) * 4;
    return [source.data[at] ?? 0, source.data[at + 1] ?? 0, source.data[at + 2] ?? 0];
  };
}

/** A video of one frame in the only raw format that Chromium's fake camera reads (BT.601, 4:2:0). */
function film(name: CameraPicture): Buffer {
  const colour = pixelsOf(name);
  const luma = Buffer.alloc(side * side);
  const blue = Buffer.alloc((side * side) / 4);
  const red = Buffer.alloc((side * side) / 4);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [r, g, b] = colour(x, y);
      luma[y * side + x] = 16 + 0.257 * r + 0.504 * g + 0.098 * b;
      if (y % 2 || x % 2) continue;
      const at = (y / 2) * (side / 2) + x / 2;
      blue[at] = 128 - 0.148 * r - 0.291 * g + 0.439 * b;
      red[at] = 128 + 0.439 * r - 0.368 * g - 0.071 * b;
    }
  }
  const head = `YUV4MPEG2 W${side} H${side} F10:1 Ip A1:1 C420\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), luma, blue, red]);
}

/** A browser without any camera, even on a machine that has one. */
export const noCamera = ['--use-fake-device-for-media-stream=device-count=0'];

/** A camera that shows a person, who may be changed while it is off. */
export function fakeCamera() {
  const folder = mkdtempSync(join(tmpdir(), 'edu-camera-'));
  const file = join(folder, 'camera.y4m');
  const show = (name: CameraPicture) => writeFileSync(file, film(name));
  show('nobody');
  return {
    /** Arguments for the browser. */
    args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`],
    show,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
