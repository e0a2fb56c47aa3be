interface Named {
  readonly fileName: string;
  /** Null where the content was not examined yet. */
  readonly mediaType: string | null;
}

/** What is one is read in the page; other documents are downloaded. */
export const isPdf = ({ fileName, mediaType }: Named): boolean =>
  mediaType === 'application/pdf' || (mediaType === null && /\.pdf$/i.test(fileName));
