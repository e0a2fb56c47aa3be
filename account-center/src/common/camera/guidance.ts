/** Where a face is, in parts of the square picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the person may do better; `good` when nothing. */
export type Guidance = 'none' | 'several' | 'far' | 'near' | 'off' | 'good';

/** A face narrower than this is too far away to be compared well, a wider one is cut off. */
const NARROW = 0.32;
const WIDE = 0.8;
/** How far its middle may be from the middle of the picture. */
const OFF = 0.16;

/** One face, near enough, in the frame: the first that is not so. */
export function guidanceFor(faces: readonly FaceBox[]): Guidance {
  const [face] = faces;
  if (!face) return 'none';
  if (faces.length > 1) return 'several';
  if (face.width < NARROW) return 'far';
  if (face.width > WIDE) return 'near';
  const left = face.x + face.width / 2 - 0.5;
  const top = face.y + face.height / 2 - 0.5;
  return Math.abs(left) > OFF || Math.abs(top) > OFF ? 'off' : 'good';
}
