import { formulaWords, superscriptText } from './formula-words';
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

/**
 * Pattern of a gap drawn as a line, in typed text and in workbooks; it has no capturing group, so that it can be
 * part of other patterns.
 */
export const drawnGap = '[_＿]{3,}';

/** An empty text. */
export const noRichText: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Converts plain text; each line becomes a paragraph. */
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
        ? superscriptText(part.text)
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

const separators: { readonly [type: string]: string } = {
  ...{ paragraph: '', heading: '', codeBlock: '' },
  tableRow: '\t',
};

function partText(part: Part): string {
  const parts = partsOf(part).map(partText);
  return parts.length > 0 ? parts.join(separators[part.type] ?? '\n') : ownWords(part);
}

/** The plain text for search and summaries: a line for each paragraph, formulas as they would be typed. */
export const plainText = (document: RichText): string =>
  partText(document)
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const everyPart = (part: Part): Part[] => [part, ...partsOf(part).flatMap(everyPart)];

/** Ids of the library resources in a text, without duplicates. */
export const richTextResources = (document: RichText): string[] => [
  ...new Set(
    everyPart(document).flatMap((part) =>
      part.type === 'picture' || part.type === 'audio' || part.type === 'video'
        ? part.attrs.resourceId
        : [],
    ),
  ),
];

/** The gaps of a text, in order. */
export const blankParts = (document: RichText): Part[] =>
  everyPart(document).filter(({ type }) => type === 'blank');

/** Number of gaps in a text. */
export const blanksIn = (document: RichText): number => blankParts(document).length;

/** Whether the text shows nothing. */
export const isBlankRichText = (document: RichText): boolean =>
  plainText(document) === '' && richTextResources(document).length === 0;
