/** A file of the demo's library, by its name in platform-server/demo-media. */
export interface Medium {
  readonly file: string;
  readonly kind: 'video' | 'audio' | 'document' | 'image';
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly seconds?: number;
  readonly pages?: number;
  readonly width?: number;
  readonly height?: number;
  /** A picture shown for a video or a document. */
  readonly poster?: Medium;
}
