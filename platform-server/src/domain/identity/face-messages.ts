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
