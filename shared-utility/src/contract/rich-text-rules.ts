import { richTextLimits } from './rich-text';

/** Why a text is refused. */
export type RichTextFault =
  | 'form'
  | 'unknown'
  | 'tooLong'
  | 'tooDeep'
  | 'link'
  | 'text'
  | 'formula'
  | 'file'
  | 'oneLine'
  | 'blank';

type Check = (value: unknown) => RichTextFault | null;

/** Rules for one type of node. */
export interface NodeRule {
  /** Types of its children; undefined for a leaf. */
  readonly holds?: readonly string[];
  readonly least?: number;
  /** Type that its first child must have. */
  readonly first?: string;
  readonly attrs?: Readonly<Record<string, Check>>;
  readonly isMarked?: boolean;
}

const integerIn =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to ? null : 'form';

/**
 * Characters that PostgreSQL does not store or pages do not show: controls except tab and line feed, lone
 * surrogates.
 */
const BROKEN = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

export const isTextWithin = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !BROKEN.test(value);

const wordLimit =
  (max: number): Check =>
  (value) =>
    isTextWithin(value, max) ? null : 'text';

const formula: Check = (value) =>
  isTextWithin(value, richTextLimits.formula) && value.trim() !== '' ? null : 'formula';

const file: Check = (value) =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
    ? null
    : 'file';

function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Whether a link may have this address: a web page or a mail address, without a password. */
export function isLinkAddress(value: string): boolean {
  const hasForm = /^(https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(value);
  const url = hasForm && value.length <= richTextLimits.href ? parseAddress(value) : null;
  if (!url) return false;
  if (url.protocol === 'mailto:') return url.pathname.includes('@');
  return url.hostname !== '' && url.username === '' && url.password === '';
}

const link: Check = (value) => (typeof value === 'string' && isLinkAddress(value) ? null : 'link');

const inline = ['text', 'hardBreak', 'formula', 'blank'];
const blocks = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock'],
  ...['table', 'picture', 'audio', 'video', 'formulaBlock'],
];
const cell: NodeRule = {
  holds: blocks,
  least: 1,
  attrs: { colspan: integerIn(1, 100), rowspan: integerIn(1, 100) },
};

/** All allowed node types; a type or an attribute that is not listed is refused. */
export const nodeRules = new Map<string, NodeRule>(
  Object.entries<NodeRule>({
    doc: { holds: blocks, least: 1 },
    paragraph: { holds: inline },
    heading: { holds: inline, attrs: { level: integerIn(2, 4) } },
    bulletList: { holds: ['listItem'], least: 1 },
    orderedList: { holds: ['listItem'], least: 1, attrs: { start: integerIn(0, 1_000_000) } },
    listItem: { holds: blocks, least: 1, first: 'paragraph' },
    blockquote: { holds: blocks, least: 1 },
    codeBlock: { holds: ['text'] },
    table: { holds: ['tableRow'], least: 1 },
    tableRow: { holds: ['tableCell', 'tableHeader'], least: 1 },
    tableCell: cell,
    tableHeader: cell,
    picture: { attrs: { resourceId: file, alt: wordLimit(richTextLimits.alt) } },
    audio: { attrs: { resourceId: file, title: wordLimit(richTextLimits.alt) } },
    video: { attrs: { resourceId: file, title: wordLimit(richTextLimits.alt) } },
    formula: { attrs: { source: formula }, isMarked: true },
    formulaBlock: { attrs: { source: formula } },
    hardBreak: { isMarked: true },
    blank: { isMarked: true },
    text: { isMarked: true },
  }),
);

export const markRules = new Map<string, NodeRule>(
  Object.entries<NodeRule>({
    bold: {},
    italic: {},
    underline: {},
    strike: {},
    code: {},
    subscript: {},
    superscript: {},
    link: { attrs: { href: link } },
  }),
);
