import { markRules, type NodeRule, type RichTextFault } from './rich-text-rules';

/** The fault, and the path of the part that has it: `content.2.attrs.href`. */
export interface RichTextRefusal {
  fault: RichTextFault;
  path: string;
}

export class Refused extends Error {
  constructor(
    readonly fault: RichTextFault,
    readonly path: string,
  ) {
    super(`rich text: ${fault} at ${path}`);
  }
}

type PlainRecord = Record<string, unknown>;

export function asPlain(value: unknown, path: string): PlainRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refused('form', path);
  }
  return { ...value };
}

/** Throws when an object has any other member. */
export function onlyMembers(value: PlainRecord, names: readonly string[], path: string): void {
  const unknownMember = Object.keys(value).find((name) => !names.includes(name));
  if (unknownMember !== undefined) throw new Refused('unknown', `${path}.${unknownMember}`);
}

export function checkAttrs(value: unknown, attrs: NodeRule['attrs'], path: string): void {
  if (!attrs) return;
  const plain = asPlain(value, `${path}.attrs`);
  onlyMembers(plain, Object.keys(attrs), `${path}.attrs`);
  for (const [name, check] of Object.entries(attrs)) {
    const fault = check(plain[name]);
    if (fault) throw new Refused(fault, `${path}.attrs.${name}`);
  }
}

export function checkMarks(value: unknown, path: string): void {
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

export const membersOf = ({ attrs, holds, isMarked }: NodeRule, type: string): string[] => [
  'type',
  ...(attrs ? ['attrs'] : []),
  ...(holds ? ['content'] : []),
  ...(isMarked ? ['marks'] : []),
  ...(type === 'text' ? ['text'] : []),
];
