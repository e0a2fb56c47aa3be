/** Position of a face, as fractions of the square picture. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What to correct; `good` if nothing. */
export type Guidance = 'none' | 'several' | 'far' | 'near' | 'off' | 'good';

/** Limits of a face's width: a narrower one cannot be compared reliably, a wider one is cropped. */
const MIN_WIDTH = 0.32;
const MAX_WIDTH = 0.8;
/** Maximum distance of the face's centre from the picture's centre. */
const MAX_OFFSET = 0.16;

/** The first condition that fails: exactly one face, large enough, centred. */
export function guidanceFor(faces: readonly FaceBox[]): Guidance {
  const [face] = faces;
  if (!face) return 'none';
  if (faces.length > 1) return 'several';
  if (face.width < MIN_WIDTH) return 'far';
  if (face.width > MAX_WIDTH) return 'near';
  const left = face.x + face.width / 2 - 0.5;
  const top = face.y + face.height / 2 - 0.5;
  return Math.abs(left) > MAX_OFFSET || Math.abs(top) > MAX_OFFSET ? 'off' : 'good';
}
