import type { RichTextBlock, RichTextCell, RichTextRow } from '@edu/shared-utility/contract';
import { elementsIn, textContentOf, type XmlElement, type XmlNode } from './xml';

/** Reads the children of a block element. */
type ReadBlocks = (nodes: readonly XmlNode[]) => RichTextBlock[];

function headingOf(node: XmlElement, read: ReadBlocks, keepsSpace: boolean): RichTextBlock[] {
  const level = Math.min(4, Math.max(2, Number(node.name[1]))) as 2 | 3 | 4;
  const [first, ...others] = read(node.children);
  if (!first) return keepsSpace ? [{ type: 'heading', attrs: { level } }] : [];
  if (first.type !== 'paragraph') return [first, ...others];
  return [{ ...first, type: 'heading', attrs: { level } }, ...others];
}

function itemsOf(node: XmlElement, read: ReadBlocks) {
  return elementsIn(node).map(({ children }) => {
    const content = read(children);
    const startsWithParagraph = content[0]?.type === 'paragraph';
    return {
      type: 'listItem' as const,
      content: startsWithParagraph ? content : [{ type: 'paragraph' as const }, ...content],
    };
  });
}

const sizeOf = (text: string | undefined): number => {
  const size = Number(text ?? 1);
  return Number.isInteger(size) && size >= 1 && size <= 100 ? size : 1;
};

function rowsIn(node: XmlElement, read: ReadBlocks): RichTextRow[] {
  return elementsIn(node).flatMap((child): RichTextRow[] => {
    if (child.name !== 'tr') return rowsIn(child, read);
    const content = elementsIn(child).map((cell): RichTextCell => {
      const inner = read(cell.children);
      return {
        type: cell.name === 'th' ? 'tableHeader' : 'tableCell',
        attrs: { colspan: sizeOf(cell.attrs.colspan), rowspan: sizeOf(cell.attrs.rowspan) },
        content: inner.length > 0 ? inner : [{ type: 'paragraph' }],
      };
    });
    return content.length > 0 ? [{ type: 'tableRow', content }] : [];
  });
}

/** The block of an element such as a heading, list or table; null for a plain container. */
export function blockOf(
  node: XmlElement,
  read: ReadBlocks,
  keepsSpace: boolean,
): RichTextBlock[] | null {
  if (/^h[1-6]$/.test(node.name)) return headingOf(node, read, keepsSpace);
  switch (node.name) {
    case 'ul':
    case 'ol': {
      const content = itemsOf(node, read);
      if (content.length === 0) return [];
      if (node.name === 'ul') return [{ type: 'bulletList', content }];
      const start = Number(node.attrs.start ?? 1);
      const isStart = Number.isInteger(start) && start >= 0 && start <= 1_000_000;
      return [{ type: 'orderedList', attrs: { start: isStart ? start : 1 }, content }];
    }
    case 'blockquote': {
      const content = read(node.children);
      return content.length > 0 ? [{ type: 'blockquote', content }] : [];
    }
    case 'pre': {
      const text = textContentOf(node);
      return [
        text === ''
          ? { type: 'codeBlock' }
          : { type: 'codeBlock', content: [{ type: 'text', text }] },
      ];
    }
    case 'table': {
      const title = elementsIn(node).find(({ name }) => name === 'caption');
      const content = rowsIn(node, read);
      const words = title ? read(title.children) : [];
      return content.length > 0 ? [...words, { type: 'table', content }] : words;
    }
    default:
      return null;
  }
}
