/** The result for a picture: the descriptor of its one face, or why there is none. */
export type FaceReading =
  | { kind: 'face'; descriptor: number[] }
  | { kind: 'none' }
  | { kind: 'several' }
  | { kind: 'unreadable' };

export interface FaceJob {
  id: number;
  image: string;
}

export type FaceAnswer = { id: number } & ({ reading: FaceReading } | { error: string });

/** Below this distance two descriptors are the same person (0.6, the library's default, is too loose). */
export const FACE_THRESHOLD = 0.45;

/** Euclidean distance of two descriptors. */
export const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.sqrt(a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0));
