import { formulaWords, raisedWords } from './formula-words';
import type {
  RichText,
  RichTextBlock,
  RichTextCell,
  RichTextInline,
  RichTextItem,
  RichTextRow,
} from './rich-text';

type Part = RichText | RichTextBlock | RichTextItem | RichTextRow | RichTextCell | RichTextInline;

const partsOf = (part: Part): readonly Part[] => ('content' in part ? (part.content ?? []) : []);

/** A line that is drawn for a gap, in what is typed and in workbooks; without groups, for use in others. */
export const drawnGap = '[_＿]{3,}';

/** A text before anything was written. */
export const noRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Words that were written without a form, a paragraph to a line. */
export const richTextOf = (words: string): RichText => ({
  type: 'doc',
  content: words.split('\n').map((text) => ({
    type: 'paragraph',
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  })),
});

function ownWords(part: Part): string {
  switch (part.type) {
    case 'text':
      return part.marks?.some(({ type }) => type === 'superscript')
        ? raisedWords(part.text)
        : part.text;
    case 'blank':
      return '____';
    case 'hardBreak':
      return '\n';
    case 'formula':
    case 'formulaBlock':
      return formulaWords(part.attrs.source);
    case 'picture':
      return part.attrs.alt;
    case 'audio':
    case 'video':
      return part.attrs.title;
    default:
      return '';
  }
}

const between: { readonly [type: string]: string } = {
  ...{ paragraph: '', heading: '', codeBlock: '' },
  tableRow: '\t',
};

function wordsOf(part: Part): string {
  const parts = partsOf(part).map(wordsOf);
  return parts.length > 0 ? parts.join(between[part.type] ?? '\n') : ownWords(part);
}

/** The words alone, for search and summaries: a line for each paragraph, formulas as somebody would type them. */
export const plainText = (document: RichText): string =>
  wordsOf(document)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const everyPart = (part: Part): Part[] => [part, ...partsOf(part).flatMap(everyPart)];

/** Resources of the library that a text shows, each once. */
export const richTextResources = (document: RichText): string[] => [
  ...new Set(
    everyPart(document).flatMap((part) =>
      part.type === 'picture' || part.type === 'audio' || part.type === 'video'
        ? part.attrs.resourceId
        : [],
    ),
  ),
];

/** Its gaps, in their order. */
export const blankParts = (document: RichText): Part[] =>
  everyPart(document).filter(({ type }) => type === 'blank');

/** How many gaps it has. */
export const blanksIn = (document: RichText): number => blankParts(document).length;

/** Whether somebody would see nothing of it. */
export const isBlankRichText = (document: RichText): boolean =>
  plainText(document) === '' && richTextResources(document).length === 0;
