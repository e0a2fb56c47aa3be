import { isLinkAddress, type RichTextMark } from '@edu/shared-utility/contract';
import type { XmlElement } from './xml';

const markStyles: Readonly<Record<string, RichTextMark>> = {
  ...{ strong: { type: 'bold' }, b: { type: 'bold' }, em: { type: 'italic' } },
  ...{ i: { type: 'italic' }, u: { type: 'underline' }, s: { type: 'strike' } },
  ...{ del: { type: 'strike' }, strike: { type: 'strike' }, code: { type: 'code' } },
  ...{ sub: { type: 'subscript' }, sup: { type: 'superscript' } },
};

export const classes = ({ attrs }: XmlElement): readonly string[] =>
  (attrs.class ?? '').split(/\s+/);

/** The text mark that corresponds to an element. */
export function markOf(node: XmlElement): RichTextMark | undefined {
  if (node.name === 'a') {
    const { href = '' } = node.attrs;
    return isLinkAddress(href) ? { type: 'link', attrs: { href } } : undefined;
  }
  if (classes(node).includes('qti-underline')) return { type: 'underline' };
  if (classes(node).includes('strike')) return { type: 'strike' };
  return markStyles[node.name];
}

export const inlineNames = new Set([
  ...['span', 'a', 'abbr', 'acronym', 'cite', 'dfn', 'kbd', 'q', 'samp', 'small', 'big', 'var'],
  ...['tt', 'bdo', 'bdi', 'ruby', 'label', 'font', 'mark', 'time', ...Object.keys(markStyles)],
]);

/** Elements that are refused, and elements that are read elsewhere. */
export const refused = new Set([
  'video',
  'iframe',
  'embed',
  'svg',
  'canvas',
  'script',
  'form',
  'input',
]);

export const skippedElements = new Set([
  ...['qti-feedback-inline', 'qti-feedback-block', 'qti-rubric-block', 'qti-stylesheet'],
  ...['style', 'source', 'track', 'caption', 'colgroup', 'col', 'rp', 'annotation'],
]);
