import type { XmlElement, XmlNode } from './xml';

/** Removes characters that XML cannot represent. */
const withoutInvalidCharacters = (text: string): string =>
  text.replace(/(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');

const escapeText = (text: string): string =>
  withoutInvalidCharacters(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;');

function write(node: XmlNode): string {
  if (typeof node === 'string') return escapeText(node);
  const attrs = Object.entries(node.attrs).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  );
  const begin = `<${node.name}${attrs.join('')}`;
  return node.children.length === 0
    ? `${begin}/>`
    : `${begin}>${node.children.map(write).join('')}</${node.name}>`;
}

export const xmlFile = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`;
