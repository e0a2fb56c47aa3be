import {
  drawnGap,
  plainText,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
} from '@edu/shared-utility/contract';

/** Splits at gaps (three or more underscores) and formulas (`\( … \)`). */
const PARTS = new RegExp(`(${drawnGap}|\\\\\\(.+?\\\\\\))`);
const GAP = new RegExp(`^${drawnGap}$`);
const FORMULA = /^\\\((.+)\\\)$/;

const inlineOf = (text: string, isGapped: boolean): RichTextInline[] =>
  text.split(PARTS).flatMap((part): RichTextInline[] => {
    const source = FORMULA.exec(part)?.[1]?.trim();
    if (source) return [{ type: 'formula', attrs: { source } }];
    if (isGapped && GAP.test(part)) return [{ type: 'blank' }];
    return part === '' ? [] : [{ type: 'text', text: part }];
  });

/** The text of a cell; each line becomes a paragraph. */
export const richTextIn = (cell: string, { gaps = false } = {}): RichText => ({
  type: 'doc',
  content: cell
    // The apostrophe that prevents a spreadsheet from evaluating the text as a formula.
    .replace(/^'(?=[=+\-@])/, '')
    .split(/\r?\n/)
    .map((line): RichTextBlock => {
      const content = inlineOf(line, gaps);
      return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
    }),
});

/** Writes formulas with their delimiters, so that they are recognised when the workbook is imported. */
const withFormulaText = (text: RichText): RichText =>
  JSON.parse(JSON.stringify(text), (_, part) => {
    if (part?.type === 'formula') return { type: 'text', text: `\\(${part.attrs.source}\\)` };
    if (part?.type !== 'formulaBlock') return part;
    const content = [{ type: 'text', text: `\\(${part.attrs.source}\\)` }];
    return { type: 'paragraph', content };
  });

/** A text as shown in a cell: plain text with gaps and formulas. */
export const cellOf = (text: RichText | null): string =>
  text ? plainText(withFormulaText(text)) : '';
