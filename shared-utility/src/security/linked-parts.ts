interface TextPart {
  readonly text: string;
  /** Set for a part that is a web address. */
  readonly href?: string;
}

/** Matches a web address without the punctuation after it, Chinese punctuation included. */
const ADDRESS =
  /(https?:\/\/[^\s<>"'（）【】《》，。；：！？、]*[^\s<>"'（）【】《》，。；：！？、.,;:!?)\]])/i;

/** Splits plain text into web addresses and the text between them. Nothing in it is parsed as markup. */
export const linkedParts = (plain: string): TextPart[] =>
  plain
    .split(ADDRESS)
    .map((text, index) => (index % 2 && URL.canParse(text) ? { text, href: text } : { text }))
    .filter(({ text }) => text !== '');
