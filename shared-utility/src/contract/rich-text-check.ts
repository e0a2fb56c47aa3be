import { type RichText, richTextLimits } from './rich-text';
import {
  asPlain,
  checkAttrs,
  checkMarks,
  membersOf,
  onlyMembers,
  Refused,
  type RichTextRefusal,
} from './rich-text-members';
import { isTextWithin, type NodeRule, nodeRules } from './rich-text-rules';

/** Options of the check: what a text may contain besides plain blocks, or has to be. */
export interface RichTextOptions {
  /** A single paragraph of words and formulas. */
  readonly oneLine?: boolean;
  /** The text may contain gaps. */
  readonly blanks?: boolean;
  /** The text may contain videos. */
  readonly videos?: boolean;
}

/** Counts nodes on the way, so that an oversized text is refused before all of it is visited. */
function walker({ blanks = false, videos = false }: RichTextOptions) {
  let nodes = 0;

  function checkParts(value: unknown, rule: NodeRule, path: string, depth: number): void {
    const parts = value === undefined ? [] : value;
    if (!Array.isArray(parts) || parts.length < (rule.least ?? 0)) {
      throw new Refused('form', path);
    }
    parts.forEach((part, index) => {
      const partPath = `${path}.${index}`;
      const allowedTypes = index === 0 && rule.first ? [rule.first] : (rule.holds ?? []);
      checkNode(part, allowedTypes, partPath, depth + 1);
    });
  }

  function checkNode(
    value: unknown,
    allowedTypes: readonly string[],
    path: string,
    depth: number,
  ): void {
    nodes += 1;
    if (nodes > richTextLimits.nodes) throw new Refused('tooLong', path);
    if (depth > richTextLimits.depth) throw new Refused('tooDeep', path);
    const node = asPlain(value, path);
    const { type } = node;
    const rule = typeof type === 'string' ? nodeRules.get(type) : undefined;
    if (!rule) throw new Refused('unknown', path);
    if (!allowedTypes.includes(String(type))) throw new Refused('form', path);
    if (type === 'blank' && !blanks) throw new Refused('blank', path);
    if (type === 'video' && !videos) throw new Refused('unknown', path);
    onlyMembers(node, membersOf(rule, String(type)), path);
    checkAttrs(node.attrs, rule.attrs, path);
    if (rule.isMarked) checkMarks(node.marks, `${path}.marks`);
    if (type === 'text' && (!isTextWithin(node.text, richTextLimits.bytes) || node.text === '')) {
      throw new Refused('text', `${path}.text`);
    }
    if (rule.holds) checkParts(node.content, rule, `${path}.content`, depth);
  }

  return checkNode;
}

/** Whether the text is a single paragraph, as a name or a short answer is. */
function isOneLine({ content }: RichText): boolean {
  const [only, ...rest] = content;
  if (only?.type !== 'paragraph' || rest.length > 0) return false;
  return !(only.content ?? []).some(({ type }) => type === 'hardBreak');
}

const hasForm = (value: unknown, options: RichTextOptions): value is RichText => {
  walker(options)(value, ['doc'], 'document', 0);
  return true;
};

/** The first fault of a text that was sent or pasted; null when it may be stored and shown. */
export function refusalOf(value: unknown, options: RichTextOptions = {}): RichTextRefusal | null {
  try {
    if (!hasForm(value, options)) return null;
    const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
    if (bytes > richTextLimits.bytes) return { fault: 'tooLong', path: 'document' };
    return options.oneLine && !isOneLine(value) ? { fault: 'oneLine', path: 'document' } : null;
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault, path: error.path };
    throw error;
  }
}

export const isRichText = (value: unknown, options: RichTextOptions = {}): value is RichText =>
  refusalOf(value, options) === null;
