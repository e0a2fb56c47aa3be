import {
  drawnGap,
  plainText,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
} from '@edu/shared-utility/contract';

/** Three or more make a gap; `\( … \)` is a formula. */
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

/** What is in a cell, a paragraph to a line. */
export const richTextIn = (cell: string, { gaps = false } = {}): RichText => ({
  type: 'doc',
  content: cell
    // a mark that keeps a spreadsheet from running a text as a formula
    .replace(/^'(?=[=+\-@])/, '')
    .split(/\r?\n/)
    .map((line): RichTextBlock => {
      const content = inlineOf(line, gaps);
      return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
    }),
});

/** Formulas in their marks, so that they are formulas again when they come back. */
const spelled = (text: RichText): RichText =>
  JSON.parse(JSON.stringify(text), (_, part) => {
    if (part?.type === 'formula') return { type: 'text', text: `\\(${part.attrs.source}\\)` };
    if (part?.type !== 'formulaBlock') return part;
    const content = [{ type: 'text', text: `\\(${part.attrs.source}\\)` }];
    return { type: 'paragraph', content };
  });

/** A text as a cell shows it: its words, gaps and formulas. */
export const cellOf = (text: RichText | null): string => (text ? plainText(spelled(text)) : '');
