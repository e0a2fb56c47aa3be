/** Number of letters and digits in a code. */
export const CODE_LENGTH = 12;

/** A printed code, also within a sentence or a link. */
const printed = /(?<![\da-z])[\da-z]{4}(?:\p{Pd}[\da-z]{4}){2}(?![\da-z])/iu;

/** The characters of a code in a typed text; the server accepts commonly confused ones. */
export function plainCode(text: string): string {
  const normalized = text.normalize('NFKC');
  const [code = normalized] = printed.exec(normalized) ?? [];
  return code.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

/** Formats a code as printed, in groups of four. */
export const printedCode = (text: string): string =>
  plainCode(text)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';
