export type PictureType = 'png' | 'jpeg' | 'webp';

export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** The picture without metadata such as place, camera and comments, and without data after its end. */
  readonly bytes: Buffer;
}
