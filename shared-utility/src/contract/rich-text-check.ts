import { type RichText, richTextLimits } from './rich-text';
import { isText, markRules, type NodeRule, nodeRules, type RichTextFault } from './rich-text-rules';

/** The fault, and the path of the part that has it: `content.2.attrs.href`. */
export interface RichTextRefusal {
  fault: RichTextFault;
  at: string;
}

class Refused extends Error {
  constructor(
    readonly fault: RichTextFault,
    readonly at: string,
  ) {
    super(`rich text: ${fault} at ${at}`);
  }
}

type PlainRecord = Record<string, unknown>;

function asPlain(value: unknown, at: string): PlainRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refused('form', at);
  }
  return { ...value };
}

/** Throws when an object has any other member. */
function onlyMembers(value: PlainRecord, names: readonly string[], at: string): void {
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw new Refused('unknown', `${at}.${other}`);
}

function checkAttrs(value: unknown, attrs: NodeRule['attrs'], at: string): void {
  if (!attrs) return;
  const plain = asPlain(value, `${at}.attrs`);
  onlyMembers(plain, Object.keys(attrs), `${at}.attrs`);
  for (const [name, check] of Object.entries(attrs)) {
    const fault = check(plain[name]);
    if (fault) throw new Refused(fault, `${at}.attrs.${name}`);
  }
}

function checkMarks(value: unknown, at: string): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw new Refused('form', at);
  const seen = new Set<unknown>();
  value.forEach((item, index) => {
    const path = `${at}.${index}`;
    const mark = asPlain(item, path);
    const rule = typeof mark.type === 'string' ? markRules.get(mark.type) : undefined;
    if (!rule) throw new Refused('unknown', path);
    if (seen.has(mark.type)) throw new Refused('form', path);
    seen.add(mark.type);
    onlyMembers(mark, rule.attrs ? ['type', 'attrs'] : ['type'], path);
    checkAttrs(mark.attrs, rule.attrs, path);
  });
}

const membersOf = ({ attrs, holds, isMarked }: NodeRule, type: string): string[] => [
  'type',
  ...(attrs ? ['attrs'] : []),
  ...(holds ? ['content'] : []),
  ...(isMarked ? ['marks'] : []),
  ...(type === 'text' ? ['text'] : []),
];

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

  function checkParts(value: unknown, rule: NodeRule, at: string, depth: number): void {
    const parts = value === undefined ? [] : value;
    if (!Array.isArray(parts) || parts.length < (rule.least ?? 0)) {
      throw new Refused('form', at);
    }
    parts.forEach((part, index) => {
      const path = `${at}.${index}`;
      const allowedTypes = index === 0 && rule.first ? [rule.first] : (rule.holds ?? []);
      checkNode(part, allowedTypes, path, depth + 1);
    });
  }

  function checkNode(
    value: unknown,
    allowedTypes: readonly string[],
    at: string,
    depth: number,
  ): void {
    nodes += 1;
    if (nodes > richTextLimits.nodes) throw new Refused('tooLong', at);
    if (depth > richTextLimits.depth) throw new Refused('tooDeep', at);
    const node = asPlain(value, at);
    const { type } = node;
    const rule = typeof type === 'string' ? nodeRules.get(type) : undefined;
    if (!rule) throw new Refused('unknown', at);
    if (!allowedTypes.includes(String(type))) throw new Refused('form', at);
    if (type === 'blank' && !blanks) throw new Refused('blank', at);
    if (type === 'video' && !videos) throw new Refused('unknown', at);
    onlyMembers(node, membersOf(rule, String(type)), at);
    checkAttrs(node.attrs, rule.attrs, at);
    if (rule.isMarked) checkMarks(node.marks, `${at}.marks`);
    if (type === 'text' && (!isText(node.text, richTextLimits.bytes) || node.text === '')) {
      throw new Refused('text', `${at}.text`);
    }
    if (rule.holds) checkParts(node.content, rule, `${at}.content`, depth);
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
    if (bytes > richTextLimits.bytes) return { fault: 'tooLong', at: 'document' };
    return options.oneLine && !isOneLine(value) ? { fault: 'oneLine', at: 'document' } : null;
  } catch (error) {
    if (error instanceof Refused) return { fault: error.fault, at: error.at };
    throw error;
  }
}

export const isRichText = (value: unknown, options: RichTextOptions = {}): value is RichText =>
  refusalOf(value, options) === null;
