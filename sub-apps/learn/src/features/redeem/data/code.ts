/** Letters and figures of a code. */
export const CODE_LENGTH = 12;

/** A code as it is printed, with words or the address of a link around it. */
const printed = /(?<![\da-z])[\da-z]{4}(?:\p{Pd}[\da-z]{4}){2}(?![\da-z])/iu;

/** What of a typed text belongs to a code; the server forgives the rest of what people confuse. */
export function plainCode(text: string): string {
  const usual = text.normalize('NFKC');
  const [code = usual] = printed.exec(usual) ?? [];
  return code.replace(/[^0-9a-z]/gi, '').toUpperCase();
}

/** As it is printed: in fours. */
export const printedCode = (text: string): string =>
  plainCode(text)
    .match(/.{1,4}/g)
    ?.join('-') ?? '';
