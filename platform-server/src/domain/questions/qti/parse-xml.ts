import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { XmlElement, XmlNode } from './xml';

/** The reason why a file cannot be parsed. */
export class XmlError extends Error {
  constructor(readonly reason: 'broken' | 'entities' | 'tooLong') {
    super(`XML: ${reason}`);
  }
}

/** Longest file in characters; a question has a few thousand. */
const MAX_LENGTH = 5_000_000;

/** Deepest nesting of elements. */
const MAX_DEPTH = 100;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  preserveOrder: true,
  // Files that define entities are refused; the five predefined ones are decoded below.
  processEntities: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  commentPropName: '#comment',
  cdataPropName: '#cdata',
  removeNSPrefix: true,
});

const namedEntities: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" },
  nbsp: '\u00a0',
};

function characterOf(code: string): string {
  const hex = /^#x([\da-f]{1,6})$/i.exec(code)?.[1];
  const number = hex ? Number.parseInt(hex, 16) : Number(/^#(\d{1,7})$/.exec(code)?.[1]);
  if (!(number > 0 && number <= 0x10ffff)) throw new XmlError('broken');
  return String.fromCodePoint(number);
}

/** Decodes in one pass, so that decoded text is not decoded again. */
const decodeEntities = (text: string): string =>
  text.replace(/&([^;&\s]{1,10});/g, (_, code: string) => {
    if (code.startsWith('#')) return characterOf(code);
    const character = namedEntities[code];
    if (character === undefined) throw new XmlError('entities');
    return character;
  });

type ParsedXml = Readonly<Record<string, unknown>>;

const textOf = (parts: unknown): string =>
  (parts as readonly ParsedXml[]).map((part) => String(part['#text'] ?? '')).join('');

function nodesOf(parsed: readonly ParsedXml[], depth: number): XmlNode[] {
  if (depth > MAX_DEPTH) throw new XmlError('broken');
  const nodes: XmlNode[] = [];
  for (const part of parsed) {
    const name = Object.keys(part).find((key) => key !== ':@');
    if (name === undefined || name === '#comment' || name.startsWith('?')) continue;
    if (name === '#text') nodes.push(decodeEntities(String(part[name])));
    else if (name === '#cdata') nodes.push(textOf(part[name]));
    else {
      const attributes = Object.entries((part[':@'] ?? {}) as Record<string, unknown>);
      const attrs = Object.fromEntries(
        attributes.map(([key, value]) => [key, decodeEntities(String(value))]),
      );
      nodes.push({ name, attrs, children: nodesOf(part[name] as ParsedXml[], depth + 1) });
    }
  }
  return nodes;
}

/**
 * Parses a file and returns its root. Throws if it is malformed, too long, or defines entities, which could read files
 * or expand without limit.
 */
export function parseXml(content: string): XmlElement {
  if (content.length > MAX_LENGTH) throw new XmlError('tooLong');
  if (/<!(DOCTYPE|ENTITY)/i.test(content)) throw new XmlError('entities');
  const text = content.replace(/^\uFEFF/, '');
  if (XMLValidator.validate(text) !== true) throw new XmlError('broken');
  try {
    const root = nodesOf(parser.parse(text), 0).find((node) => typeof node !== 'string');
    if (root && typeof root !== 'string') return root;
  } catch (error) {
    if (error instanceof XmlError) throw error;
  }
  throw new XmlError('broken');
}
