/** Letters and figures of a code. */
export const CODE_LENGTH = 12;

/** What of a typed text belongs to a code; the server forgives the rest of what people confuse. */
export const plainCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase();

/** As it is printed: in fours. */
export const printedCode = (text: string): string =>
  plainCode(text)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';
