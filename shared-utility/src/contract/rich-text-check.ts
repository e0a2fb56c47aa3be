import { type RichText, richTextLimits } from './rich-text';
import {
  isTextWithin,
  markRules,
  type NodeRule,
  nodeRules,
  type RichTextFault,
} from './rich-text-rules';

/** The fault, and the path of the part that has it: `content.2.attrs.href`. */
export interface RichTextRefusal {
  fault: RichTextFault;
  path: string;
}

class Refused extends Error {
  constructor(
    readonly fault: RichTextFault,
    readonly path: string,
  ) {
    super(`rich text: ${fault} at ${path}`);
  }
}

type PlainRecord = Record<string, unknown>;

function asPlain(value: unknown, path: string): PlainRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refused('form', path);
  }
  return { ...value };
}

/** Throws when an object has any other member. */
function onlyMembers(value: PlainRecord, names: readonly string[], path: string): void {
  const unknownMember = Object.keys(value).find((name) => !names.includes(name));
  if (unknownMember !== undefined) throw new Refused('unknown', `${path}.${unknownMember}`);
}

function checkAttrs(value: unknown, attrs: NodeRule['attrs'], path: string): void {
  if (!attrs) return;
  const plain = asPlain(value, `${path}.attrs`);
  onlyMembers(plain, Object.keys(attrs), `${path}.attrs`);
  for (const [name, check] of Object.entries(attrs)) {
    const fault = check(plain[name]);
    if (fault) throw new Refused(fault, `${path}.attrs.${name}`);
  }
}

function checkMarks(value: unknown, path: string): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw new Refused('form', path);
  const seen = new Set<unknown>();
  value.forEach((item, index) => {
    const markPath = `${path}.${index}`;
    const mark = asPlain(item, markPath);
    const rule = typeof mark.type === 'string' ? markRules.get(mark.type) : undefined;
    if (!rule) throw new Refused('unknown', markPath);
    if (seen.has(mark.type)) throw new Refused('form', markPath);
    seen.add(mark.type);
    onlyMembers(mark, rule.attrs ? ['type', 'attrs'] : ['type'], markPath);
    checkAttrs(mark.attrs, rule.attrs, markPath);
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
