/** Removes control characters that pasted text may contain and the server refuses. */
export const withoutControlCharacters = (text: string): string =>
  [...text].filter((value) => value >= ' ' || '\t\n\r'.includes(value)).join('');
