interface TextPart {
  readonly text: string;
  /** Of a part that is a web address. */
  readonly href?: string;
}

/** An address ends before the punctuation of the sentence around it, in Chinese too. */
const ADDRESS =
  /(https?:\/\/[^\s<>"'（）【】《》，。；：！？、]*[^\s<>"'（）【】《》，。；：！？、.,;:!?)\]])/i;

/** Plain text in parts: its web addresses, and what is between them. Nothing else in it is markup. */
export const linkedParts = (plain: string): TextPart[] =>
  plain
    .split(ADDRESS)
    .map((text, index) => (index % 2 && URL.canParse(text) ? { text, href: text } : { text }))
    .filter(({ text }) => text !== '');
