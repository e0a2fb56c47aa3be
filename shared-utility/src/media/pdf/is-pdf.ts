interface NamedFile {
  readonly fileName: string;
  /** Null where the content has not been examined yet. */
  readonly mediaType: string | null;
}

/** Whether the file is a PDF, which is shown in the page; other documents are downloaded. */
export const isPdf = ({ fileName, mediaType }: NamedFile): boolean =>
  mediaType === 'application/pdf' || (mediaType === null && /\.pdf$/i.test(fileName));
